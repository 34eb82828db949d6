import { useLanguage, useSite, useText } from '@manna/shared/runtime';
import { articlesText } from './articles-text';
import styles from './article-citation.module.css';

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
    <details className={styles.citation}>
      <summary>{text.cite}</summary>
      <p>
        “<span lang="en">{name}</span>”. {productName}, {date.format(new Date(published))}. {address}
      </p>
    </details>
  );
}
