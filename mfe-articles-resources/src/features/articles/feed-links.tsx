import { feedFormats, feedPath } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { articlesText } from './articles-text';
import styles from './feed-links.module.css';

/** Id of the pillar's feed in its descriptor. */
export const ARTICLES_FEED = 'articles';

/** What feed readers call the formats. They are names, and are not translated. */
const formatNames = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' } as const;

/** Links to the feed of all articles, or of a category. They leave the router: a feed is no page of the site. */
export function FeedLinks({ category }: { category?: string }) {
  const text = useText(articlesText);
  return (
    <p className={styles.feeds}>
      {text.follow}{' '}
      {feedFormats.map((format) => (
        <a key={format} href={feedPath(ARTICLES_FEED, format, category)} className={styles.feed}>
          {formatNames[format]}
        </a>
      ))}
    </p>
  );
}
