import { useText } from '@manna/shared/runtime';
import { IconShape } from '@manna/shared/ui';
import styles from './own-notes.module.css';
import { noteShape } from './note-shape';
import { ownNotesText } from './own-notes-text';

/** Name of the attribute with the first verse of a mark. */
const FIRST = 'data-own-note';

interface NoteMarkProps {
  /** The verse whose number it is in. */
  verse: number;
  /** Called with the first verses of the notes to open. */
  onOpen: (firsts: readonly number[]) => void;
}

/** Notes on verses that begin in one line have their marks at the same point, of which one is seen: it opens them all. */
function firstsAt(mark: Element, verse: number): number[] {
  const { left, top, width, height } = mark.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  const others = there.flatMap((element) => element.getAttribute(FIRST) ?? []).map(Number);
  return [...new Set([verse, ...others])];
}

/** Says that the reader has a note on a verse, and opens it. */
export function NoteMark({ verse, onOpen }: NoteMarkProps) {
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={useText(ownNotesText).note}
      aria-haspopup="dialog"
      {...{ [FIRST]: verse }}
      onClick={({ currentTarget }) => onOpen(firstsAt(currentTarget, verse))}
    >
      <IconShape shape={noteShape} />
    </button>
  );
}
