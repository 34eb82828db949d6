import { useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import type { AttributionsQuery } from '../../generated/graphql';
import { sitePageText } from './site-page-text';
import styles from './attributions.module.css';

/** Every source of the content, with its terms. */
export function Attributions({ attributions }: AttributionsQuery) {
  const text = useText(sitePageText);
  return (
    <PageSection id="sources" title={text.sources}>
      <ul className={styles.sources}>
        {attributions.map(({ source, version, licence, attribution }) => (
          <li key={`${source} ${attribution}`} className={styles.source}>
            <h3 className={styles.name} lang="en">
              {source}
            </h3>
            <p lang="en">{attribution}</p>
            <p className={styles.terms}>
              <span lang="en">{licence}</span> · {text.version(version)}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
