import { useText } from '@manna/shared/runtime';
import type { Cell, LetterGrid } from './letter-grid';
import { wordSearchText } from './passage-game-text';
import styles from './word-search.module.css';

/** The letters and the words to find, for paper and for readers without scripts. */
export const WordSearchSheet = ({ grid: { rows, hidden } }: { grid: LetterGrid }) => (
  <div className={styles.sheet}>
    <table className={styles.letters}>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {[...row].map((letter, column) => (
              <td key={column}>{letter}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <ul className={styles.words}>
      {hidden.map(({ word }) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  </div>
);

/** The letters with a stroke over each word, and where each word is, in words. */
export function WordSearchAnswers({ grid: { rows, hidden } }: { grid: LetterGrid }) {
  const text = useText(wordSearchText);
  const at = ({ row, column }: Cell) => text.position(row + 1, column + 1);
  return (
    <div className={styles.solved}>
      {/* Its words are in the list beside it. */}
      <svg aria-hidden="true" className={styles.marked} viewBox={`0 0 ${rows.length} ${rows.length}`}>
        {hidden.map(({ word, first, last }) => (
          <line
            key={word}
            className={styles.stroke}
            x1={first.column + 0.5}
            y1={first.row + 0.5}
            x2={last.column + 0.5}
            y2={last.row + 0.5}
          />
        ))}
        {rows.flatMap((row, down) =>
          [...row].map((letter, across) => (
            <text key={`${down}.${across}`} x={across + 0.5} y={down + 0.5} dy="0.36em">
              {letter}
            </text>
          )),
        )}
      </svg>
      <ul className={styles.places}>
        {hidden.map(({ word, first, last }) => (
          <li key={word}>
            <b>{word}</b>: {text.place(at(first), at(last))}
          </li>
        ))}
      </ul>
    </div>
  );
}
