const units = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ordinals = [
  ...units,
  ...[
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
  ],
  ...['nineteenth', 'twentieth'],
];
const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TWENTY = 20;

/** Names of months in the King James Version, by number. */
const names: Readonly<Record<number, readonly string[]>> = {
  1: ['Abib', 'Nisan'],
  2: ['Zif'],
  3: ['Sivan'],
  6: ['Elul'],
  7: ['Ethanim'],
  8: ['Bul'],
  9: ['Chisleu'],
  10: ['Tebeth'],
  11: ['Sebat'],
  12: ['Adar'],
};

/**
 * Returns a pattern for the ordinals of the King James Version: 24 is 'four and twentieth', 'twenty and fourth' or
 * 'twenty fourth'.
 */
function wordsOf(number: number): string {
  if (number <= TWENTY) return String.raw`(?<!and |twenty )\b${ordinals[number - 1]}`;
  const unit = number - TWENTY - 1;
  return unit < units.length
    ? String.raw`\b(?:${cardinals[unit]} and twentieth|twenty (?:and )?${units[unit]})`
    : String.raw`\bthirtieth`;
}

/** Whether a text names the month in its own words: 'the ninth month', 'Chisleu'. */
export const namesMonth = (text: string, month: number): boolean =>
  new RegExp(
    [`${wordsOf(month)} month`, ...(names[month] ?? []).map((name) => String.raw`\b${name}\b`)].join('|'),
  ).test(text);

/** Whether a text names the day of a month in its own words: 'the four and twentieth day'. */
export const namesDay = (text: string, day: number): boolean => new RegExp(`${wordsOf(day)} day`).test(text);
