import { useLanguage, useSite, useText } from '@manna/shared/runtime';
import { Citation } from '@manna/shared/ui';
import { articlesText } from './articles-text';

interface ArticleCitationProps {
  name: string;
  /** ISO 8601 date. */
  published: string;
  /** URL of its page. */
  address: string;
}

/** How to cite the article in a text of one's own. */
export function ArticleCitation({ name, published, address }: ArticleCitationProps) {
  const text = useText(articlesText);
  const { productName } = useSite();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Citation
      label={text.cite}
      name={name}
      publisher={productName}
      date={date.format(new Date(published))}
      address={address}
    />
  );
}
