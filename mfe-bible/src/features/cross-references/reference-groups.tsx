import { useId, useRef } from 'react';
import {
  bookName,
  bookNames,
  chapterName,
  chapterPath,
  groupVerses,
  versePath,
  type PlacedVerse,
} from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { bibleText } from '../../names/bible-text';
import { VERSES_PARAMETER } from '../../names/verse-selection';
import { Later } from '../../steps/later';
import { crossReferencesText } from './cross-references-text';
import type { CrossReferencesData, Reference } from './load-cross-references';
import { ReferenceWords } from './reference-words';
import styles from './reference-groups.module.css';

interface ReferenceGroupsProps {
  references: readonly Reference[];
  translation: CrossReferencesData['translation'];
}

/** If it fails to load, readers open a reference to read its words. */
const loadPreview = () =>
  import(/* webpackChunkName: "reference-preview" */ './reference-preview').then((part) => part.ReferencePreview);

/** The references of a verse, grouped by testament and book. */
export function ReferenceGroups({ references, translation }: ReferenceGroupsProps) {
  const { oldTestament, newTestament } = useText(bibleText);
  const names = useText(bookNames);
  const container = useRef<HTMLDivElement>(null);
  const groups = groupVerses(references).map(({ testament, books }) => (
    <section key={testament} className={styles.testament}>
      <h3 className={styles.title}>{testament === 'old' ? oldTestament : newTestament}</h3>
      <ul className={styles.books}>
        {books.map(({ book, verses }) => (
          <li key={book.slug} className={styles.book}>
            <h4 className={styles.name}>{bookName(book, names)}</h4>
            <ul className={styles.references}>
              {verses.map((verse) => (
                <li key={verse.osisId} className={styles.item}>
                  <ReferenceView reference={verse} translation={translation} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <div ref={container}>
      {groups}
      <Later load={loadPreview} props={{ container, references, translation }} />
    </div>
  );
}

interface ReferenceViewProps extends Pick<ReferenceGroupsProps, 'translation'> {
  reference: PlacedVerse<Reference>;
}

/**
 * A reference: the number of a verse. Its words are shown in a card while it is hovered, and in container when it is
 * opened.
 */
function ReferenceView({ reference, translation }: ReferenceViewProps) {
  const { defaultTranslation } = useSite();
  const text = useText(crossReferencesText);
  const names = useText(bookNames);
  const id = useId();
  const { book, chapter, verse, osisId } = reference;
  const title = chapterName(reference, names);
  const inBook = `${chapter}:${verse}`;
  return (
    <details className={styles.reference}>
      <summary className={styles.number} aria-describedby={id} data-reference={osisId}>
        <VisuallyHidden>{title.slice(0, -String(chapter).length)}</VisuallyHidden>
        {inBook}
      </summary>
      <div className={styles.content}>
        <ReferenceWords id={id} reference={reference} translation={translation} />
        <p className={styles.ways}>
          <Link
            to={`${chapterPath(reference, translation.slug, defaultTranslation)}?${VERSES_PARAMETER}=${verse}`}
            className={styles.way}
            data-open-in="main"
          >
            {text.read(title)}
          </Link>
          <Link to={versePath(book, chapter, verse)} className={styles.way}>
            {text.verse}
          </Link>
        </p>
      </div>
    </details>
  );
}
