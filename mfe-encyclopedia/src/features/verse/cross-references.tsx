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
import { useListKey } from '../../translation/use-list-key';
import { verseAt } from '../../names/verse-at';
import type { Verse } from './load-verse';
import { verseText } from './verse-text';
import styles from './cross-references.module.css';

type Translation = Verse['texts'][number]['translation'];

interface CrossReferencesProps {
  verse: Pick<Verse, 'osisId' | 'crossReferences' | 'crossReferenceCount'>;
  /** The translation of the referenced verses. */
  translation: Translation | undefined;
  /** The site's, of those that the other lacks. */
  siteTranslation: Translation | undefined;
}

/** The page of all cross-references of a verse. */
function allReferencesPath(osisId: string): string {
  const { book, chapter, verse } = verseAt(osisId);
  return `${biblePaths.crossReferences({ book: book.slug, chapterNum: chapter })}?v=${verse}`;
}

/** The cross-references of a verse with their text, by testament and book. */
export function CrossReferences({
  verse: { osisId, crossReferences, crossReferenceCount },
  ...translations
}: CrossReferencesProps) {
  const text = useText(verseText);
  const { oldTestament, newTestament } = useText(namesText);
  const names = useText(bookNames);
  const listKey = useListKey(translations.translation?.slug);
  return (
    <PageSection id="cross-references" title={text.crossReferences}>
      {groupVerses(crossReferences).map(({ testament, books }) => (
        <section key={`${testament} ${listKey}`}>
          <h3 className={styles.testament}>{testament === 'old' ? oldTestament : newTestament}</h3>
          <ul className={styles.books}>
            {books.map(({ book, verses }) => (
              <li key={book.slug} className={styles.group}>
                <h4 className={styles.book}>{bookName(book, names)}</h4>
                <ul className={styles.references}>
                  {verses.map((reference) => (
                    <li key={reference.osisId}>
                      <ReferenceView reference={reference} {...translations} />
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

interface ReferenceViewProps extends Omit<CrossReferencesProps, 'verse'> {
  reference: PlacedVerse<Verse['crossReferences'][number]>;
}

function ReferenceView({ reference, translation, siteTranslation }: ReferenceViewProps) {
  const { book, chapter, verse, text: words, isInDefault } = reference;
  const of = isInDefault ? siteTranslation : translation;
  const title = chapterName(reference, useText(bookNames));
  return (
    <>
      <Link to={versePath(book, chapter, verse)} className={styles.link}>
        {title}:{verse}
      </Link>
      {words != null && (
        <p lang={of?.language} dir={of?.direction} className={styles.words}>
          {words}
        </p>
      )}
    </>
  );
}
