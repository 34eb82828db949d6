import { bookName, bookNames, chapterName, chapterPath, type ChapterRef } from '@manna/shared/domain';
import { verseCount } from '@manna/shared/domain/references';
import { Link, useText } from '@manna/shared/runtime';
import { Icon, VisuallyHidden } from '@manna/shared/ui';
import { useTranslationLeftOut } from '../translation/use-translation-left-out';
import styles from './passage-grid.module.css';
import { dialogText } from './dialog-text';
import { StepHeading } from './step-heading';

/** A grid with this many verses or more is denser, like that of chapters. */
const HIGH_VERSE_COUNT = 100;

interface VerseGridProps {
  chapter: ChapterRef;
  translation: string;
  onBack: () => void;
  onGo: () => void;
}

/** The verses of a chapter, and the whole chapter. */
export function VerseGrid({ chapter: place, translation, onBack, onGo }: VerseGridProps) {
  const text = useText(dialogText);
  const names = useText(bookNames);
  const leftOut = useTranslationLeftOut();
  const path = chapterPath(place, translation, leftOut);
  const name = chapterName(place, names);
  const count = verseCount(place.book.usfmId, place.chapter);
  return (
    <section aria-label={text.verses(name)} className={styles.step}>
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={onBack}>
          <Icon name="previous" />
          {text.backToChapters(bookName(place.book, names))}
        </button>
        <Link to={path} className={styles.way} onClick={onGo}>
          {text.wholeChapter}
        </Link>
      </div>
      <StepHeading isFocused>{name}</StepHeading>
      <ol className={styles.numbers} data-count={count >= HIGH_VERSE_COUNT ? 'high' : 'usual'}>
        {Array.from({ length: count }, (_, index) => index + 1).map((verse) => (
          <li key={verse}>
            <Link to={`${path}?v=${verse}`} className={styles.number} onClick={onGo}>
              <VisuallyHidden>{`${name}:${verse}`}</VisuallyHidden>
              <span aria-hidden="true">{verse}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
