import { runsOf, type Draft, type DraftFootnote } from '../draft';
import type { LineFault } from '../fault';

/** The mark of a footnote in the text, '[^key]'. Splitting by it gives words and keys in turn. */
export const footnoteMark = /\[\^([a-z0-9-]+)\]/;

const marksIn = (draft: Draft) =>
  runsOf(draft)
    .flat()
    .filter((inline) => inline.kind === 'footnote');

/** Reports marks and footnotes that do not belong together one by one. */
export function footnoteFaults(draft: Draft, notes: readonly DraftFootnote[]): LineFault[] {
  const marks = marksIn(draft);
  const keys = notes.map(({ key }) => key);
  const isAgain = ({ key }: { key: string }, index: number, all: readonly { key: string }[]) =>
    all.findIndex((one) => one.key === key) < index;
  return [
    ...marks
      .filter(({ key }) => !keys.includes(key))
      .map(({ line, key }) => ({ line, sentence: `There is no footnote "${key}".` })),
    ...marks.filter(isAgain).map(({ line, key }) => ({ line, sentence: `The footnote "${key}" is marked twice.` })),
    ...notes.filter(isAgain).map(({ line, key }) => ({ line, sentence: `There is a footnote "${key}" already.` })),
    ...notes
      .filter(({ key }) => !marks.some((mark) => mark.key === key))
      .map(({ line, key }) => ({ line, sentence: `Nothing in the text refers to the footnote "${key}".` })),
    ...notes
      .filter(({ inlines }) => inlines.some(({ kind }) => kind === 'footnote'))
      .map(({ line }) => ({ line, sentence: 'A footnote has no footnotes.' })),
    ...notes
      .filter(({ inlines }) => inlines.length === 0)
      .map(({ line, key }) => ({ line, sentence: `The footnote "${key}" has no text.` })),
  ];
}

/** Returns the footnotes in the order in which the text refers to them. */
export const inOrderOfMarks = (draft: Draft, notes: readonly DraftFootnote[]): DraftFootnote[] =>
  marksIn(draft).flatMap(({ key }) => notes.find((note) => note.key === key) ?? []);
