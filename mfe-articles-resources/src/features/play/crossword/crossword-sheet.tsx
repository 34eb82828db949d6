import { useText } from '@manna/shared/runtime';
import { crosswordText } from './crossword-text';
import type { Crossword } from './crossword-words';
import { cellsOf, directions, keyOf, numbersByCell } from './layout';
import puzzleStyles from '../puzzle/puzzle.module.css';
import styles from './crossword.module.css';

/** The empty grid with its numbers, and the clues below it. */
export function CrosswordSheet({ crossword: { rows, columns, words } }: { crossword: Crossword }) {
  const text = useText(crosswordText);
  const cells = new Set(words.flatMap((word) => cellsOf(word).map(({ key }) => key)));
  const numbers = numbersByCell(words);
  return (
    <div className={puzzleStyles.sheet}>
      <table className={styles.table}>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (_column, column) => {
                const key = keyOf(row, column);
                return (
                  <td key={key} className={cells.has(key) ? styles.box : undefined}>
                    {numbers.get(key)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sides}>
        {directions.map((direction) => (
          <section key={direction}>
            <h2 className={styles.heading}>{text.heading(direction)}</h2>
            <ul className={styles.printed}>
              {words
                .filter((word) => word.direction === direction)
                .map(({ number, answer, word: { clue } }) => (
                  <li key={number}>
                    <b>{number}</b> <span lang="en">{text.clue(clue, answer.length)}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
