import { tidySpaces } from '../../../../base/bible/tidy-spaces';
import { hasWords } from '../edition';
import { placeOf } from '../placed-chapters';
import type { OsisBook, OsisVerse } from '../read-openbible';

/** Match the letters of Psalm 119: each at the end of the verse before it, and the first in a verse of its own. */
export const letterBehind = /\s{2,}([A-Z]{2,})$/;
export const letterAlone = /^Aleph$/;

/**
 * Removes artefacts of the scan. It changes no words, except that it joins words that were split at the end of a line.
 */
const withoutScanMarks = (text: string): string =>
  tidySpaces(
    text
      .replace(/^,? ?\d+ ?(?=[A-Z(])/, '')
      .replace(/^[b-np-z] (?=[A-Z])/, '')
      .replace(/\s*\[\d Kings[^\]]*\]?$/, '')
      .replace(/\b0 (?=And\b|on\b)/g, '')
      .replace(/\b0 /g, 'O ')
      .replace(/([a-z])- (?=[a-z])/g, '$1')
      .replace(/["\\/>_]/g, ''),
  );

/** A tidied verse of the Douay-Rheims Bible with the package's number. */
export interface DouayVerse {
  readonly chapter: string;
  readonly osisId: string;
  readonly text: string;
}

/** Splits a verse that also contains the next verse after its number: 'come hither. 17 The woman answered'. */
function partAtNumber({ osisId, text }: OsisVerse): OsisVerse[] {
  const { chapter, verse } = placeOf(osisId);
  const number = ` ${verse + 1} `;
  const at = text.indexOf(number);
  const next = text.slice(at + number.length);
  if (at < 0 || !/^[A-Z]/.test(next)) return [{ osisId, text }];
  return [
    { osisId, text: text.slice(0, at) },
    { osisId: `${chapter}.${verse + 1}`, text: next },
  ];
}

/** Returns the verses of a book that have words, in the package's order. */
export const versesOfBook = (book: OsisBook): DouayVerse[] =>
  book.chapters.flatMap(({ osisId, verses }) =>
    verses
      .filter((verse) => hasWords(verse) && !letterAlone.test(verse.text))
      .flatMap(partAtNumber)
      .map((verse) => ({
        chapter: osisId,
        osisId: verse.osisId,
        text: withoutScanMarks(verse.text.replace(letterBehind, '')),
      })),
  );
