/**
 * How a word differs from another by one letter: a letter more or less, another letter, or two neighbours that have
 * changed places. Undefined for words that differ otherwise. Unless `isAny`, undefined also for words that begin
 * differently, or that are singular and plural.
 */
export function differenceOf(one: string, other: string, isAny = false): 'letter' | 'swapped' | undefined {
  if (one === other || Math.abs(one.length - other.length) > 1) return undefined;
  if (!isAny && (!one.startsWith(other.charAt(0)) || `${one}s` === other || `${other}s` === one)) return undefined;
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return 'letter';
  const swapped = [...right].reverse().join('');
  return left.length === 2 && left === swapped ? 'swapped' : undefined;
}
