const SMALL_WORDS = new Set('a an and as at by for from in of on or the to with'.split(' '));

/** 'HINTS TO PREACHERS.' as 'Hints to Preachers'; a title that has small letters stays as it is, but for a full stop. */
export function inTitleCase(title: string): string {
  const words = title.replace(/\.$/, '');
  const shouted = words.match(/\p{Lu}{2,}/gu) ?? [];
  if (shouted.length === 0) return words;
  return words
    .split(' ')
    .map((word, index) => {
      if (!/^\p{Lu}{2,}\W*$/u.test(word)) return word;
      const lower = word.toLowerCase();
      return index > 0 && SMALL_WORDS.has(lower) ? lower : lower.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
