import { bookNames, chapterName } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { versePath } from '../../names/crumbs';
import { verseAt, type Verse } from './load-verse';
import { verseText } from './verse-text';
import styles from './cross-references.module.css';

interface CrossReferencesProps {
  references: Verse['crossReferences'];
  /** The words in the site's translation, in whose language the references speak as well. */
  main: Verse['texts'][number] | undefined;
}

/** Verses that speak of the same, with their words. */
export function CrossReferences({ references, main }: CrossReferencesProps) {
  const text = useText(verseText);
  const names = useText(bookNames);
  return (
    <PageSection id="cross-references" title={text.crossReferences}>
      <ul className={styles.references}>
        {references.map(({ osisId, text: words }) => {
          const { book, chapter, verse } = verseAt(osisId);
          return (
            <li key={osisId} className={styles.reference}>
              <Link to={versePath(book, chapter, verse)} className={styles.link}>
                {chapterName({ book, chapter }, names)}:{verse}
              </Link>
              {words != null && (
                <p lang={main?.translation.language} dir={main?.translation.direction} className={styles.words}>
                  {words}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
