import {
  bookName,
  bookNames,
  chapterName,
  groupVerses,
  biblePaths,
  type PlacedVerse,
  versePath,
} from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { namesText } from '../../names/names-text';
import { verseAt, type Verse } from './load-verse';
import { verseText } from './verse-text';
import styles from './cross-references.module.css';

interface CrossReferencesProps {
  verse: Pick<Verse, 'osisId' | 'crossReferences' | 'crossReferenceCount'>;
  /** The text in the site's translation. The referenced verses are in the same language. */
  main: Verse['texts'][number] | undefined;
}

/** The page of all cross-references of a verse. */
function allReferencesPath(osisId: string): string {
  const { book, chapter, verse } = verseAt(osisId);
  return `${biblePaths.crossReferences({ book: book.slug, chapterNum: chapter })}?v=${verse}`;
}

/** The cross-references of a verse with their text, by testament and book. */
export function CrossReferences({
  verse: { osisId, crossReferences, crossReferenceCount },
  main,
}: CrossReferencesProps) {
  const text = useText(verseText);
  const { oldTestament, newTestament } = useText(namesText);
  const names = useText(bookNames);
  return (
    <PageSection id="cross-references" title={text.crossReferences}>
      {groupVerses(crossReferences).map(({ testament, books }) => (
        <section key={testament}>
          <h3 className={styles.testament}>{testament === 'old' ? oldTestament : newTestament}</h3>
          <ul className={styles.books}>
            {books.map(({ book, verses }) => (
              <li key={book.slug} className={styles.group}>
                <h4 className={styles.book}>{bookName(book, names)}</h4>
                <ul className={styles.references}>
                  {verses.map((reference) => (
                    <li key={reference.osisId}>
                      <ReferenceView reference={reference} main={main} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {crossReferenceCount > crossReferences.length && (
        <p>
          <Link to={allReferencesPath(osisId)} className={styles.link}>
            {text.allCrossReferences(crossReferenceCount)}
          </Link>
        </p>
      )}
    </PageSection>
  );
}

interface ReferenceViewProps extends Pick<CrossReferencesProps, 'main'> {
  reference: PlacedVerse<Verse['crossReferences'][number]>;
}

function ReferenceView({ reference, main }: ReferenceViewProps) {
  const { book, chapter, verse, text: words } = reference;
  const title = chapterName(reference, useText(bookNames));
  return (
    <>
      <Link to={versePath(book, chapter, verse)} className={styles.link}>
        {title}:{verse}
      </Link>
      {words != null && (
        <p lang={main?.translation.language} dir={main?.translation.direction} className={styles.words}>
          {words}
        </p>
      )}
    </>
  );
}
