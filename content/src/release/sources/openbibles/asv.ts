import { hasWords, PACKAGE, type Edition } from './edition';
import { bracketed, LETTER_PSALM, letterVerse, placeByNumber } from './placed-chapters';

/** Matches the book, number, title and letter of the next psalm, which the package appends to a psalm's last verse. */
const nextPsalm = /\s{2,}(?:(Book [IV]+)\s+)?Psalm (\d+)(?:\s+(\S.*))?$/i;
const nextLetter = /\s{2,}([A-Z]{2,}\.)$/;
/** Matches a hyphen that brackets have separated from its word: 'first -[fruits]', 'the [stone] -heap'. */
const tornHyphen = /(\w|\]) -(?=\[|[a-z])/g;

const bookName = (book: string) => book.replace(/^book/i, 'Book');

/** The American Standard Version of 1901. */
export const asv: Edition = {
  slug: 'asv',
  translation: {
    slug: 'asv',
    name: 'American Standard Version',
    shortName: 'ASV',
    language: 'en',
    direction: 'ltr',
    year: 1901,
    licence: 'The American Standard Version of 1901 is in the public domain.',
  },
  attribution: `American Standard Version of 1901, whose copyright has run out, from the package ${PACKAGE} (its code under the MIT licence).`,
  expected: {
    books: 66,
    chapters: 1189,
    verses: 31_102,
    'empty verses': 0,
    'filler verses': 1,
    'psalm titles': 116,
    'letter headings': 22,
    'book divisions': 5,
  },
  arrange: (bible) => {
    const placed = placeByNumber(bible, hasWords);
    let letters = 0;
    let divisions = 0;
    const addLetter = (letter: string) => {
      placed.setHeading(LETTER_PSALM, letterVerse(letters), letter);
      letters += 1;
    };
    for (const { chapter, verse, text } of [...placed.entries()]) {
      const psalm = nextPsalm.exec(text);
      const letter = chapter === LETTER_PSALM ? nextLetter.exec(text) : null;
      const cut = psalm ?? letter;
      if (cut) placed.replace(chapter, verse, text.slice(0, cut.index));
      if (letter) addLetter(letter[1] ?? '');
      if (!psalm) continue;
      const [, book, number, title] = psalm;
      const next = `Ps.${number}`;
      if (book !== undefined) {
        placed.setHeading(next, 0, bookName(book));
        divisions += 1;
      }
      if (next === LETTER_PSALM && title !== undefined) addLetter(title);
      else if (title !== undefined) placed.setTitle(next, title);
    }
    return {
      chapters: placed.finish((text) => bracketed(text.replace(tornHyphen, '$1-'))),
      counts: { 'psalm titles': placed.titleCount, 'letter headings': letters, 'book divisions': divisions },
      skipped: [],
    };
  },
};
