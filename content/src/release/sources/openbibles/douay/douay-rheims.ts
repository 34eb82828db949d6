import { bookByOsisId } from '@manna/shared/domain';
import { plainText } from '../../../../base/bible/blocks';
import type { Skipped } from '../../../../base/source';
import { placeBook } from './douay-books';
import { liftTitles } from './douay-titles';
import { letterAlone, letterBehind } from './douay-verses';
import { hasWords, PACKAGE, skip, versesIn, type Edition } from '../edition';
import { LETTER_PSALM, letterVerse, placeOf, PlacedChapters } from '../placed-chapters';
import type { OpenBible, OsisBook } from '../read-openbible';

const SLUG = 'rhe';

/** Formats verses as 'Ps.11.4, Ps.11.7', and consecutive ones as 'Dan.3.24-Dan.3.90'. */
function refsOf(osisIds: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const osisId of osisIds) {
    const run = runs.at(-1);
    const last = run && placeOf(run.last);
    const next = placeOf(osisId);
    if (run && last?.chapter === next.chapter && last.verse + 1 === next.verse) run.last = osisId;
    else runs.push({ first: osisId, last: osisId });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(', ');
}

/** Converts the letters of Psalm 119 to headings. */
function liftLetters(bible: OpenBible, placed: PlacedChapters): void {
  const letters = versesIn(bible).flatMap(({ osisId, text }) => {
    if (!osisId.startsWith('Ps.')) return [];
    return letterAlone.test(text) ? [text.toUpperCase()] : (letterBehind.exec(text)?.slice(1) ?? []);
  });
  for (const [index, letter] of letters.entries()) placed.setHeading(LETTER_PSALM, letterVerse(index), letter);
}

/** Returns the books that are not in the canon of the King James Version, with the package's names. */
const otherBooks = ({ books }: OpenBible): OsisBook[] => books.filter(({ osisId }) => !bookByOsisId(osisId));

/**
 * The Douay-Rheims Bible in Challoner's revision, without verses that have no counterpart in the King James Version.
 */
export const douayRheims: Edition = {
  slug: SLUG,
  translation: {
    slug: SLUG,
    name: 'Douay-Rheims Bible',
    shortName: 'Douay',
    language: 'en',
    direction: 'ltr',
    year: 1752,
    licence: 'The Douay-Rheims Bible in Challoner’s revision is in the public domain.',
  },
  attribution: `Douay-Rheims Bible in Richard Challoner's revision, whose copyright has run out, from the package ${PACKAGE} (its code under the MIT licence).`,
  expected: {
    books: 75,
    chapters: 1341,
    verses: 35_953,
    'empty verses': 0,
    'filler verses': 245,
    'verses renumbered': 2589,
    'verses joined': 20,
    'verses that are wider': 34,
    'verses without a place': 4687,
    'psalm titles': 94,
    'letter headings': 22,
  },
  arrange: (bible, guide, advance) => {
    const placed = new PlacedChapters();
    const skipped: Skipped[] = [];
    let joined = 0;
    let renumbered = 0;
    let unplaced = 0;
    let wider = 0;
    const canon = bible.books.filter(({ osisId }) => bookByOsisId(osisId));
    for (const [index, book] of canon.entries()) {
      const found = placeBook(book, guide, placed);
      joined += found.joined;
      renumbered += found.renumbered;
      unplaced += found.unplaced.length;
      wider += found.wider.length;
      if (found.unplaced.length > 0) {
        skipped.push(
          skip(
            SLUG,
            refsOf(found.unplaced),
            'By the package’s numbers: no verse of the King James Version is certainly the same.',
          ),
        );
      }
      for (const title of found.titlesWithoutPlace) {
        skipped.push(
          skip(SLUG, 'Ps', `The title "${title}" stands over a psalm whose first verse has no certain place.`),
        );
      }
      if (found.wider.length > 0) {
        skipped.push(
          skip(
            SLUG,
            refsOf(found.wider),
            'By the package’s numbers: holds the words of more than one verse of the King James Version.',
          ),
        );
      }
      if (found.vacant.length > 0) {
        skipped.push(
          skip(
            SLUG,
            refsOf(found.vacant),
            'By the King James Version’s numbers: the package has no verse that is certainly this one.',
          ),
        );
      }
      advance(index + 1, canon.length);
    }
    liftTitles(guide, placed);
    liftLetters(bible, placed);
    for (const { osisId, chapters } of otherBooks(bible)) {
      const verses = chapters.flatMap((chapter) => chapter.verses.filter(hasWords));
      unplaced += verses.length;
      skipped.push(
        skip(
          SLUG,
          osisId,
          `${verses.length} verses of a book, by the package's name for it, that the canon of 66 does not have.`,
        ),
      );
    }
    return {
      chapters: placed.finish(plainText),
      counts: {
        'verses renumbered': renumbered,
        'verses joined': joined,
        'verses that are wider': wider,
        'verses without a place': unplaced,
        'psalm titles': placed.titleCount,
        'letter headings': placed.headingCount,
      },
      skipped: [
        ...skipped,
        skip(
          SLUG,
          'Gen.6.10 and others',
          'Marks that reading the printed page by machine left in the words are taken out.',
        ),
      ],
    };
  },
};
