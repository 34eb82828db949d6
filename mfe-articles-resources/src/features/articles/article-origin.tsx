import { useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import type { Origin } from '../../generated/graphql';
import { articlesText } from './articles-text';
import type { ArticleData } from './load-article';
import styles from './article-sources.module.css';

interface ArticleSourcesProps {
  origin: Origin;
  sources: ArticleData['sources'];
}

/** The sources of an article's text, and their terms. */
export function ArticleSources({ origin, sources }: ArticleSourcesProps) {
  const text = useText(articlesText);
  return (
    <PageSection id="sources" title={text.sources}>
      <div className={styles.sources}>
        <p>{text[origin]}</p>
        {sources.length > 0 && (
          <ul lang="en" className={styles.records}>
            {sources.map(({ source, attribution, licence }) => (
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
