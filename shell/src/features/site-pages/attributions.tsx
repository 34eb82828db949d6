import { useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, PageSection } from '@manna/shared/ui';
import type { AttributionsQuery } from '../../generated/graphql';
import { sitePageText } from './site-page-text';
import styles from './attributions.module.css';

interface AttributionsProps extends AttributionsQuery {
  /** Language of the page around it, BCP 47. A page in English has said so already. */
  around: string;
}

/** Every source of the content, with its terms. */
export function Attributions({ attributions, around }: AttributionsProps) {
  const text = useText(sitePageText);
  const isNoted = useLanguage() !== 'en' && around !== 'en';
  return (
    <PageSection id="sources" title={text.sources}>
      {isNoted && <LanguageNote>{text.englishSources}</LanguageNote>}
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
