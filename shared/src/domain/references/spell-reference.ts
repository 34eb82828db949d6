/** Titles around a name that the library's parser does not know. */
const titles: readonly (readonly [RegExp, string])[] = [
  [/\bthe\b/gi, ' '],
  [/\b(?:st|saint|paul'?s)\b\.?/gi, ' '],
  [/\b(?:general |catholic )?epistles? (?:of\s+paul )?(?:of|to)\b/gi, ' '],
  [/\bgospel (?:according to|of)\b/gi, ' '],
  [/\bbooks? of\b/gi, ' '],
  [/\bacts of\s+(?:holy )?apostles\b/gi, 'Acts'],
  [/\brevelations?(?: of)?\s+(?:john|jesus christ)\b/gi, 'Revelation'],
  [/\bpsalms? of david\b/gi, 'Psalms'],
  [/\bcanticles? of canticles\b/gi, 'Canticles'],
];

/** Words that mean a separator. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chapters?|chap|ch)\b\.?/gi, ' '],
  [/\s*\b(?:verses?|vv|vs|ver)\b\.?\s*/gi, ' v '],
  [/\b(\d+) (?:to|through|thru) (\d)/gi, '$1-$2'],
  [/(\d)\s*&\s*(\d)/g, '$1,$2'],
  // Typed without the colon: 'Gen 1 3'.
  [/(\d) (?=\d)/g, '$1:'],
  // The letter of a part of a verse ('a', 'b'), and 'f' or 'ff' for following verses.
  [/(\d)(?:[ab]|ff?)(?=\s*(?:[-,;]|$))/gi, '$1'],
];

/** A book of one chapter, then numbers that no separator divides into chapter and verse. */
const singleChapterVerses =
  /^((?:obadiah|obad|oba|ob|philemon|philem|phlm|phm|jude|jud|jde|(?:2|3|second|third|2nd|3rd)\s*(?:john|jn|jhn|joh|jo))\.?)\s*(\d[\d\s,-]*)$/i;

/** 'Jude 5' is verse 5. 'Jude 1' stays chapter 1, because that is how a reference to all of Jude is printed. */
function withChapterOfOne(part: string): string {
  const [, book, verses] = singleChapterVerses.exec(part) ?? [];
  if (book === undefined || verses === undefined || verses.trim() === '1') return part;
  return `${book} 1:${verses.replaceAll(/\s/g, '')}`;
}

/** Replaces digits, letters, spaces and hyphens by their plain forms. */
export const plainText = (text: string): string =>
  text
    // Full-width digits and letters, and spaces that do not break.
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\u2019/g, "'")
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ');

/**
 * Rewrites a reference in plain text as the library's parser expects it: without titles, with numbers before names, and
 * with the chapter of books that have only one.
 */
export function spellReference(plain: string): string {
  let spelt = plain;
  for (const [pattern, instead] of titles) spelt = spelt.replaceAll(pattern, instead);
  for (const [pattern, instead] of words) spelt = spelt.replaceAll(pattern, instead);
  return (
    spelt
      // Roman numbers of books, I to III: the value is the length.
      .replaceAll(/\b(i{1,3})\.? (?=[a-z])/gi, (_, number: string) => `${number.length} `)
      .replaceAll(/\s+/g, ' ')
      .split(';')
      .map((part) => withChapterOfOne(part.trim()))
      .filter((part) => part !== '')
      .join('; ')
  );
}
