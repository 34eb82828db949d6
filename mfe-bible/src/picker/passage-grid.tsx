import { useState } from 'react';
import { type Book, books, bookName, bookNames, type Testament } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { ChapterGrid } from './chapter-grid';
import styles from './passage-grid.module.css';
import { dialogText } from './dialog-text';
import { StepHeading } from './step-heading';
import { VerseGrid } from './verse-grid';

/** What the reader has chosen: nothing yet, a book, or a chapter of it. */
export interface Shelf {
  book: Book | undefined;
  chapter?: number;
  /** The reader came here from another step of the grid, so the focus moves here. */
  isStepped?: boolean;
}

interface PassageGridProps {
  shelf: Shelf;
  translation: string;
  onShelf: (shelf: Shelf) => void;
  /** Called when a link is followed. */
  onGo: () => void;
}

/** Choice of book, chapter and (optionally) verse, each with one tap. */
export function PassageGrid({ shelf, translation, onShelf, onGo }: PassageGridProps) {
  const [wantsVerses, setWantsVerses] = useState(false);
  const { book, chapter, isStepped = false } = shelf;
  const step = (to: Omit<Shelf, 'isStepped'>) => onShelf({ ...to, isStepped: true });
  if (!book) return <BookGrid isStepped={isStepped} onBook={(chosen) => step({ book: chosen })} />;
  if (chapter !== undefined) {
    return (
      <VerseGrid chapter={{ book, chapter }} translation={translation} onBack={() => step({ book })} onGo={onGo} />
    );
  }
  return (
    <ChapterGrid
      key={book.usfmId}
      book={book}
      translation={translation}
      isStepped={isStepped}
      wantsVerses={wantsVerses}
      onWantVerses={setWantsVerses}
      onBack={() => step({ book: undefined })}
      onChapter={(chosen) => step({ book, chapter: chosen })}
      onGo={onGo}
    />
  );
}

function BookGrid({ isStepped, onBook }: { isStepped: boolean; onBook: (book: Book) => void }) {
  const text = useText(dialogText);
  const names = useText(bookNames);
  const testaments: readonly (readonly [Testament, string])[] = [
    ['old', text.oldTestament],
    ['new', text.newTestament],
  ];
  return (
    <section aria-label={text.books} className={styles.step}>
      {testaments.map(([testament, title], index) => (
        <div key={testament} className={styles.part}>
          <StepHeading isFocused={isStepped && index === 0}>{title}</StepHeading>
          <ul className={styles.books}>
            {books
              .filter((book) => book.testament === testament)
              .map((book) => (
                <li key={book.usfmId}>
                  <button type="button" className={styles.book} onClick={() => onBook(book)}>
                    {bookName(book, names)}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
