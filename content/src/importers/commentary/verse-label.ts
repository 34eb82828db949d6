import type { ProseInline } from '@manna/shared/contracts';

/** The verses that a label at the beginning of a block names, and the words behind it. */
export interface Labelled {
  readonly first: number;
  readonly last: number;
  readonly words: ProseInline[];
}

const label = /^Ver(?:ses?|s?\.) ?(\d{1,3})(?:( ?[-–] ?|, ?| and )(\d{1,3}))?\.?$/;

/** Reads a label in bold, 'Verses 3-5' or 'Ver. 2.'; undefined if a block begins with none. */
export function readLabel([start, ...rest]: readonly ProseInline[]): Labelled | undefined {
  const match = start?.kind === 'strong' ? label.exec(start.text.trim()) : null;
  const [, from, separator = '', to = from] = match ?? [];
  if (!start || from === undefined) return undefined;
  const [first, last] = [Number(from), Number(to)];
  // 'Verses 2, 5' does not mean all verses between them, so readers have to see it.
  const isRange = !separator.includes(',') && !separator.includes('and');
  const isSaid = isRange || last === first + 1;
  const [next, ...others] = rest;
  const begun = next ? [{ ...next, text: next.text.trimStart() }, ...others] : [];
  return { first, last, words: isSaid ? begun.filter(({ text }) => text !== '') : [start, ...rest] };
}
