import type { ReactNode } from 'react';
import type { footnotesText } from '../../domain';
import styles from './prose-footnotes.module.css';

export type FootnotesText = typeof footnotesText;

const noteId = (number: string) => `footnote-${number}`;
const markId = (number: string) => `footnote-${number}-mark`;

/** The number of a footnote in the text, a link to the footnote. */
export function FootnoteMark({ number, text }: { number: string; text: FootnotesText }) {
  return (
    <sup className={styles.mark}>
      <a id={markId(number)} href={`#${noteId(number)}`} role="doc-noteref" aria-label={text.note(number)}>
        {number}
      </a>
    </sup>
  );
}

interface FootnotesProps {
  /** The words of each footnote, the first of which is number 1. */
  notes: readonly ReactNode[];
  text: FootnotesText;
  /** Language of the page, BCP 47. The footnotes are in that of the text around. */
  language: string;
}

/** The footnotes of a text, each with a link back to its number. */
export function Footnotes({ notes, text, language }: FootnotesProps) {
  return (
    <section role="doc-endnotes" aria-labelledby="footnotes" className={styles.notes}>
      <h2 id="footnotes" lang={language}>
        {text.heading}
      </h2>
      <ol>
        {notes.map((note, index) => {
          const number = `${index + 1}`;
          return (
            <li key={number} id={noteId(number)}>
              {note}{' '}
              <a
                href={`#${markId(number)}`}
                role="doc-backlink"
                aria-label={text.back(number)}
                lang={language}
                className={styles.back}
              >
                ↩
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
