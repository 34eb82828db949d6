import { bracketed, PlacedChapters } from './placed-chapters';
import { hasWords, PACKAGE, skip, versesIn, type Edition } from './edition';
import { liftLetters } from './letters';

const title = /^\{([^{}]+)\} /;

/** Darby's translation of 1890. */
export const darby: Edition = {
  slug: 'darby',
  translation: {
    slug: 'darby',
    name: 'Darby Bible',
    shortName: 'Darby',
    language: 'en',
    direction: 'ltr',
    year: 1890,
    licence: 'The Darby Bible is in the public domain.',
  },
  attribution: `The Holy Scriptures, a new translation by John Nelson Darby, first published whole in 1890, whose copyright has run out, from the package ${PACKAGE} (its code under the MIT licence).`,
  expected: {
    books: 66,
    chapters: 1189,
    verses: 31_166,
    'empty verses': 64,
    'filler verses': 0,
    'marks of emphasis': 1789,
    'psalm titles': 116,
    'letter headings': 22,
  },
  arrange: (bible) => {
    const placed = new PlacedChapters();
    for (const { osisId, verses } of bible.books.flatMap(({ chapters }) => chapters)) {
      // Empty slots belong to other numberings. Without them, the verse numbers match the King James Version.
      for (const [index, verse] of verses.filter(hasWords).entries()) {
        const number = index + 1;
        const found = number === 1 ? title.exec(verse.text) : null;
        if (found) placed.setTitle(osisId, found[1] ?? '');
        placed.put(osisId, number, verse.text.slice(found?.[0].length ?? 0));
      }
    }
    liftLetters(placed);
    const emphasis = versesIn(bible).reduce((sum, { text }) => sum + text.split('*').length - 1, 0);
    const empty = versesIn(bible).filter((verse) => !hasWords(verse));
    return {
      chapters: placed.finish((text) => bracketed(text.replaceAll('*', ''))),
      counts: {
        'marks of emphasis': emphasis,
        'psalm titles': placed.titleCount,
        'letter headings': placed.headingCount,
      },
      skipped: [
        skip(
          'darby',
          empty.map(({ osisId }) => osisId).join(', '),
          'Empty slots of the package, for verses that other numberings have; the verses around them are counted on.',
        ),
        skip(
          'darby',
          'Gen.48.22 and others',
          `${emphasis} asterisks around emphatic words have no styling kind; the words are kept.`,
        ),
      ],
    };
  },
};
