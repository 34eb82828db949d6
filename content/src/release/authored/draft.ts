import type { BibleRef } from '@manna/shared/contracts';

/**
 * A run of words in an authored text, exactly as in its file. Line breaks are preserved, so that the line of each word
 * can be determined. `line` is the line of the first word.
 */
export type DraftInline =
  | { readonly kind: 'text' | 'emphasis' | 'strong'; readonly text: string; readonly line: number }
  | { readonly kind: 'reference'; readonly text: string; readonly line: number; readonly ref: BibleRef }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly line: number;
      /** For example 'people/abraham'. The entry may not exist. */
      readonly target: string;
    }
  /** The mark of a footnote. It has no words, so that it does not shift those around it. */
  | { readonly kind: 'footnote'; readonly text: ''; readonly line: number; readonly key: string };

type DraftRun = readonly DraftInline[];

/** A row of a table, with a run for each cell. */
export interface DraftRow {
  readonly line: number;
  readonly cells: readonly DraftRun[];
}

export interface DraftFootnote {
  readonly line: number;
  /** What its mark has in brackets, behind the caret. */
  readonly key: string;
  readonly inlines: DraftRun;
}

/** A block of an authored text before its links are resolved and its passages are filled in. */
export type DraftBlock =
  | { readonly kind: 'paragraph'; readonly line: number; readonly inlines: readonly DraftInline[] }
  | { readonly kind: 'heading'; readonly line: number; readonly level: 2 | 3; readonly text: string }
  | {
      readonly kind: 'list';
      readonly line: number;
      readonly ordered: boolean;
      readonly items: readonly (readonly DraftInline[])[];
    }
  | { readonly kind: 'scripture'; readonly line: number; readonly ref: BibleRef }
  | {
      readonly kind: 'table';
      readonly line: number;
      readonly caption: DraftRun;
      readonly head: DraftRow;
      readonly rows: readonly DraftRow[];
    }
  | {
      readonly kind: 'figure';
      readonly line: number;
      /** The slug of a figure. It may not exist. */
      readonly figure: string;
      readonly alt: string;
      readonly caption: DraftRun;
    }
  | { readonly kind: 'pullQuote'; readonly line: number; readonly text: string }
  /** Always the last block, in the order of their marks. */
  | { readonly kind: 'footnotes'; readonly line: number; readonly notes: readonly DraftFootnote[] };

export type Draft = readonly DraftBlock[];

/** Joins the cells of a row: a quotation in one cell may have its reference in another. */
const runOfRow = ({ line, cells }: DraftRow): DraftRun =>
  cells.flatMap((cell, index) => (index === 0 ? cell : [{ kind: 'text', text: ' ', line }, ...cell]));

/** Returns every run of inlines that belong together: each paragraph, list item, row, caption and footnote. */
export const runsOf = (draft: Draft): DraftRun[] =>
  draft.flatMap((block): readonly DraftRun[] => {
    switch (block.kind) {
      case 'paragraph':
        return [block.inlines];
      case 'list':
        return block.items;
      case 'table':
        return [block.caption, ...[block.head, ...block.rows].map(runOfRow)];
      case 'figure':
        return [block.caption];
      case 'footnotes':
        return block.notes.map(({ inlines }) => inlines);
      case 'heading':
      case 'scripture':
      case 'pullQuote':
        return [];
    }
  });

/** Replaces the file's line breaks by the spaces that a reader sees. */
export const onOneLine = (text: string): string => text.replaceAll('\n', ' ');

/** Returns the text of a run on one line. Every character keeps its offset in the file's text. */
export const textOfRun = (run: readonly DraftInline[]): string => onOneLine(run.map(({ text }) => text).join(''));

/** Returns the offset in `textOfRun` at which each inline of a run begins. */
export function startsInRun(run: readonly DraftInline[]): number[] {
  let length = 0;
  return run.map(({ text }) => (length += text.length) - text.length);
}

/** Returns the line in the file of the character at an offset of `textOfRun`. */
export function lineInRun(run: readonly DraftInline[], offset: number): number {
  const starts = startsInRun(run);
  const index = starts.findLastIndex((start) => start <= offset);
  const { line = 1, text = '' } = run[index] ?? {};
  return line + text.slice(0, offset - (starts[index] ?? 0)).split('\n').length - 1;
}

/** Returns every verse reference of a text in order, including those of scripture blocks. */
export const referencesOf = (draft: Draft): BibleRef[] =>
  draft.flatMap((block) =>
    block.kind === 'scripture'
      ? [block.ref]
      : runsOf([block])
          .flat()
          .flatMap((inline) => (inline.kind === 'reference' ? [inline.ref] : [])),
  );

/** Returns every link of a text, in order. */
export const linksOf = (draft: Draft): Extract<DraftInline, { kind: 'link' }>[] =>
  runsOf(draft)
    .flat()
    .filter((inline) => inline.kind === 'link');

/** Counts the words that the writer wrote. Scripture blocks are not counted. */
export const wordCount = (draft: Draft): number =>
  [...runsOf(draft).map(textOfRun), ...draft.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))]
    .flatMap((text) => text.split(' '))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
