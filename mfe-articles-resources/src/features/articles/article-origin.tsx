import { useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import type { Origin } from '../../generated/graphql';
import { articlesText } from './articles-text';
import type { ArticleData } from './load-article';
import styles from './article-origin.module.css';

interface ArticleOriginProps {
  origin: Origin;
  records: ArticleData['records'];
}

/** Where an article's text comes from, and the terms of its sources. */
export function ArticleOrigin({ origin, records }: ArticleOriginProps) {
  const text = useText(articlesText);
  return (
    <PageSection id="origin" title={text.origin}>
      <div className={styles.origin}>
        <p>{text[origin]}</p>
        {records.length > 0 && (
          <ul lang="en" className={styles.records}>
            {records.map(({ source, attribution, licence }) => (
              <li key={source}>
                {attribution} {licence}.
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageSection>
  );
}
