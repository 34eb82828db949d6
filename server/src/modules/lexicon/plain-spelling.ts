/**
 * What systems of transliteration write differently, and one spelling for each: Strong's shâlôwm is shalom, chesed is hesed,
 * nephesh is nefesh, mitsvah is mitzvah. They apply in this order.
 */
const VARIANTS: readonly (readonly [written: RegExp, plain: string])[] = [
  [/tz/g, 'ts'],
  [/[ck]h/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/[cq]/g, 'k'],
  [/ow/g, 'o'],
  [/uw/g, 'u'],
  [/iy/g, 'i'],
  [/ey/g, 'e'],
  [/ai/g, 'ay'],
  [/v/g, 'b'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeo])h$/, ''],
];

/** Reduces a Hebrew or Greek word in Latin letters to what its spellings have in common: 'hesed' for chêçêd and chesed. */
export function plainSpelling(word: string): string {
  const composed = word.toLowerCase().normalize('NFC').replaceAll('ç', 's');
  const letters = composed.normalize('NFKD').replace(/[^a-z]/g, '');
  return VARIANTS.reduce((text, [written, plain]) => text.replace(written, plain), letters);
}
