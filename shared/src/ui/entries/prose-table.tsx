import { useId, useRef, type ReactNode } from 'react';
import { ScrollBox } from '../scroll-box';
import styles from './prose-table.module.css';

interface ProseTableProps {
  caption: ReactNode;
  head: readonly ReactNode[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** What opens the table, if it is closed at first. */
  foldedBehind?: string | undefined;
}

/**
 * A table of a text. One that is wider than the text scrolls in its own box; its caption stays outside, where it can be
 * read without scrolling.
 */
export function ProseTable({ caption, head, rows, foldedBehind }: ProseTableProps) {
  const id = useId();
  const name = useRef<HTMLParagraphElement>(null);
  const table = (
    <ScrollBox name={name}>
      <table aria-labelledby={id} className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
  return (
    <div className={styles.titled}>
      <p ref={name} id={id} className={styles.caption}>
        {caption}
      </p>
      {foldedBehind === undefined ? (
        table
      ) : (
        <details>
          <summary className={styles.summary}>{foldedBehind}</summary>
          {table}
        </details>
      )}
    </div>
  );
}
