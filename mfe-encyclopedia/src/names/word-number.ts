import { encyclopediaPaths } from '@manna/shared/domain';

/** The Strong's number that a slug names: 'H430' for 'h430' and 'H0430'. Undefined for others. */
export function strongsOfSlug(slug: string): string | undefined {
  const [, letter = '', number = ''] = /^([hg])0*([1-9]\d{0,3})$/i.exec(slug) ?? [];
  return number === '' ? undefined : letter.toUpperCase() + number;
}

/** The page of a Strong's number: '/dictionary/h430'. */
export const wordPath = (strongs: string): string => encyclopediaPaths.subject({ entity: strongs.toLowerCase() });

/** The numbers before and after a Strong's number, as far as there may be any. */
export function neighboursOf(strongs: string): string[] {
  const [letter, number] = [strongs.charAt(0), Number(strongs.slice(1))];
  return [number - 1, number + 1].filter((each) => each > 0).map((each) => letter + String(each));
}

/** A text, and the Strong's number that it is, if it is one. */
export interface NumberedPart {
  readonly text: string;
  readonly strongs?: string;
}

/** The parts of a text of the lexicon, which names other words by their numbers: 'plural of ', 'H433', ' (אֱלוֹהַּ)'. */
export const partsWithNumbers = (text: string): NumberedPart[] =>
  text
    .split(/\b([HG][1-9]\d{0,3})\b/)
    .flatMap((part, at) => (part === '' ? [] : [at % 2 === 1 ? { text: part, strongs: part } : { text: part }]));
