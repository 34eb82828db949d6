import type { BibleRef } from '@manna/shared/contracts';

/**
 * A run of words of an authored text, as it stands in its file: line breaks are kept, so that the line of each word can be
 * told. `line` is that of the first word.
 */
export type DraftInline =
  | { readonly kind: 'text' | 'emphasis' | 'strong'; readonly text: string; readonly line: number }
  | { readonly kind: 'reference'; readonly text: string; readonly line: number; readonly ref: BibleRef }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly line: number;
      /** 'people/abraham', whether there is such an entry or not. */
      readonly target: string;
    };

/** A block of an authored text before its links are followed and its passages fetched. */
export type DraftBlock =
  | { readonly kind: 'paragraph'; readonly line: number; readonly inlines: readonly DraftInline[] }
  | { readonly kind: 'heading'; readonly line: number; readonly level: 2 | 3; readonly text: string }
  | {
      readonly kind: 'list';
      readonly line: number;
      readonly ordered: boolean;
      readonly items: readonly (readonly DraftInline[])[];
    }
  | { readonly kind: 'scripture'; readonly line: number; readonly ref: BibleRef };

export type Draft = readonly DraftBlock[];

/** Every run of inlines that belong together: a paragraph, or an item of a list. */
export const runsOf = (draft: Draft): (readonly DraftInline[])[] =>
  draft.flatMap((block) => (block.kind === 'paragraph' ? [block.inlines] : block.kind === 'list' ? block.items : []));

/** Line breaks of the file as the spaces that a reader sees. */
export const onOneLine = (text: string): string => text.replaceAll('\n', ' ');

/** The words of a run on one line, each character at the offset that it has in the file's text. */
export const textOfRun = (run: readonly DraftInline[]): string => onOneLine(run.map(({ text }) => text).join(''));

/** The offset at which each inline of a run begins in `textOfRun`. */
export function startsInRun(run: readonly DraftInline[]): number[] {
  let length = 0;
  return run.map(({ text }) => (length += text.length) - text.length);
}

/** The line of the file on which the character at an offset of `textOfRun` stands. */
export function lineInRun(run: readonly DraftInline[], offset: number): number {
  const starts = startsInRun(run);
  const index = starts.findLastIndex((start) => start <= offset);
  const { line = 1, text = '' } = run[index] ?? {};
  return line + text.slice(0, offset - (starts[index] ?? 0)).split('\n').length - 1;
}

/** Every verse reference of a text, its passages set apart included, in order. */
export const referencesOf = (draft: Draft): BibleRef[] =>
  draft.flatMap((block) =>
    block.kind === 'scripture'
      ? [block.ref]
      : runsOf([block])
          .flat()
          .flatMap((inline) => (inline.kind === 'reference' ? [inline.ref] : [])),
  );

/** Every link of a text, in order. */
export const linksOf = (draft: Draft): Extract<DraftInline, { kind: 'link' }>[] =>
  runsOf(draft)
    .flat()
    .filter((inline) => inline.kind === 'link');

/** How many words its writer wrote; passages set apart are not counted. */
export const wordCount = (draft: Draft): number =>
  [...runsOf(draft).map(textOfRun), ...draft.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))]
    .flatMap((text) => text.split(' '))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
