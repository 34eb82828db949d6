import { ContentError } from '../../../base/content-error';
import { cutTitle } from './cut-title';
import { moveBorders } from './move-borders';
import { hasWords, PACKAGE, skip, type Edition } from './edition';
import { bracketed, LETTER_PSALM, placeByNumber } from './placed-chapters';

const letter = /^\[([A-Z][a-z]+\.)\] /;
/** Matches the rest of a title after the end of a sentence. No verse begins like this. */
const restOfTitle = /^(?:— )?An Instruction\. |^— /;
const EM_DASH = / ?-- ?/g;

/** Runs of verses that begin and end as in the King James Version, but have other borders between them. */
const otherBorders: readonly (readonly string[])[] = [
  ['Gen.8.15', 'Gen.8.16', 'Gen.8.17'],
  ['Gen.18.10', 'Gen.18.11', 'Gen.18.12', 'Gen.18.13', 'Gen.18.14'],
  ['Song.1.17', 'Song.2.1', 'Song.2.2'],
  ['Hos.13.8', 'Hos.13.9', 'Hos.13.10'],
  ['Zech.7.5', 'Zech.7.6'],
  ['John.7.53', 'John.8.1', 'John.8.2'],
];

/** Young's Literal Translation of 1898. */
export const ylt: Edition = {
  slug: 'ylt',
  translation: {
    slug: 'ylt',
    name: 'Young’s Literal Translation',
    shortName: 'YLT',
    language: 'en',
    direction: 'ltr',
    year: 1898,
    licence: 'Young’s Literal Translation is in the public domain.',
  },
  attribution: `Young's Literal Translation, by Robert Young, in its revision of 1898, whose copyright has run out, from the package ${PACKAGE} (its code under the MIT licence).`,
  expected: {
    books: 66,
    chapters: 1189,
    verses: 31_102,
    'empty verses': 0,
    'filler verses': 0,
    'psalm titles': 116,
    'letter headings': 22,
    'verses with other borders': 19,
  },
  arrange: (bible, guide) => {
    const placed = placeByNumber(bible, hasWords);
    for (const { chapter, verse, text } of [...placed.entries()]) {
      const tidy = text.replace(/\s+/g, ' ').replace(EM_DASH, ' — ').trim();
      placed.replace(chapter, verse, tidy);
      const begins = chapter === LETTER_PSALM ? letter.exec(tidy) : null;
      if (begins) {
        placed.setHeading(chapter, verse, begins[1] ?? '');
        placed.replace(chapter, verse, tidy.slice(begins[0].length));
      }
      const psalm = chapter.startsWith('Ps.') && verse === 1 ? guide.chapters.get(chapter) : undefined;
      if (psalm?.title === undefined) continue;
      const cut = cutTitle(tidy, psalm, guide.likeness);
      if (!cut) throw new ContentError(`YLT ${chapter} does not begin with a title that can be told from its verse.`);
      const more = restOfTitle.exec(cut.rest)?.[0] ?? '';
      placed.setTitle(chapter, `${cut.title} ${more}`.trim());
      placed.replace(chapter, verse, cut.rest.slice(more.length));
    }
    const moved = otherBorders.reduce((sum, verses) => sum + moveBorders(placed, verses, guide), 0);
    return {
      chapters: placed.finish(bracketed),
      counts: {
        'psalm titles': placed.titleCount,
        'letter headings': placed.headingCount,
        'verses with other borders': moved,
      },
      skipped: [
        skip(
          'ylt',
          otherBorders.flat().join(', '),
          'The package begins and ends these verses elsewhere than the King James Version; their borders are moved to where that version has them.',
        ),
        skip('ylt', 'Gen.1.1 and others', 'Dashes, two hyphens in the package, are set as dashes; no word is changed.'),
      ],
    };
  },
};
