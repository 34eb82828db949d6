import { useLanguage, useText } from '@manna/shared/runtime';
import { articlesText } from './articles-text';

/** Reading speed for such texts. */
const WORDS_PER_MINUTE = 230;

interface ArticleFactsProps {
  /** ISO 8601 date. */
  published: string;
  words: number;
}

/** When an article was published, as the page's language writes it, and how long it takes to read. */
export function ArticleFacts({ published, words }: ArticleFactsProps) {
  const text = useText(articlesText);
  // A date without a time is parsed as UTC: in another time zone it could be the day before.
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <time dateTime={published}>{date.format(new Date(published))}</time>
      <span>{text.readingTime(Math.ceil(words / WORDS_PER_MINUTE))}</span>
    </>
  );
}
