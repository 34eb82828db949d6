import type { Ref } from 'react';
import { useText } from '@manna/shared/runtime';
import { crosswordText } from './crossword-text';
import type { Crossword } from './crossword-words';
import { cellsOf, keyOf, numbersByCell } from './layout';
import type { useCrossword } from './use-crossword';
import styles from './crossword.module.css';

const ignore = () => undefined;

interface CrosswordGridProps {
  ref: Ref<HTMLDivElement>;
  crossword: Crossword;
  play: ReturnType<typeof useCrossword>;
  /** Id of the element that has the clue of the current word. */
  clueId: string;
  /** Whether wrong letters are marked. */
  isChecked: boolean;
}

/** The grid, with a field for each letter. One of them is reached with Tab, the others with the arrow keys. */
export function CrosswordGrid({ ref, crossword, play, clueId, isChecked }: CrosswordGridProps) {
  const text = useText(crosswordText);
  const { rows, columns, words } = crossword;
  const { current, cell, letters } = play;
  const right = new Map(words.flatMap((word) => cellsOf(word).map(({ key, letter }) => [key, letter])));
  const numbers = numbersByCell(words);
  const marked = current ? cellsOf(current).map(({ key }) => key) : [];

  const nameOf = (key: string) => {
    // The current word names its cells; another cell is named by the first word that goes through it.
    const word = marked.includes(key)
      ? current
      : words.find((one) => cellsOf(one).some((letter) => letter.key === key));
    if (!word) return '';
    const position = cellsOf(word).findIndex((letter) => letter.key === key);
    return text.cell(text.word(word.number, word.direction), word.answer.length, position + 1);
  };
  return (
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions -- its fields have the focus
    <div ref={ref} role="group" aria-label={text.grid} className={styles.grid} onKeyDown={play.onKeyDown}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: columns }, (_column, column) => {
            const key = keyOf(row, column);
            const letter = right.get(key);
            if (letter === undefined) return <span key={key} className={styles.gap} />;
            const written = letters[key] ?? '';
            const isWrong = isChecked && written !== '' && written !== letter;
            return (
              <span key={key} className={styles.cell}>
                <span aria-hidden="true" className={styles.number}>
                  {numbers.get(key)}
                </span>
                <input
                  data-cell={key}
                  className={styles.letter}
                  value={written}
                  aria-label={isWrong ? `${nameOf(key)}, ${text.wrong}` : nameOf(key)}
                  aria-describedby={key === cell ? clueId : undefined}
                  aria-invalid={isWrong}
                  tabIndex={key === cell ? 0 : -1}
                  data-marked={marked.includes(key)}
                  // A letter that is written over the same one is no change, but goes on to the next cell.
                  onInput={({ currentTarget }) => play.onWrite(key, currentTarget.value)}
                  onChange={ignore}
                  onFocus={({ target }) => target.select()}
                  onPointerDown={({ currentTarget }) =>
                    play.press(key, currentTarget === currentTarget.ownerDocument.activeElement)
                  }
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
