import { ContentError } from '../../../base/content-error';
import { plainText } from '../../../base/bible/blocks';
import { cutTitle } from './cut-title';
import { tidySpaces } from '../../../base/bible/tidy-spaces';
import { hasWords, PACKAGE, skip, type Edition } from './edition';
import { liftLetters } from './letters';
import { placeOf, PlacedChapters } from './placed-chapters';

const PLACEHOLDER = '+';
/** Matches the number of the King James Version if the package's number differs: '\3:1\A Psalm of David'. */
const ownNumber = /^\\(\d+):(\d+)\\/;
/** A title may end at any punctuation mark, because the text is almost identical to the King James Version. */
const titleEnd = /[.:,?] (?=\S)/g;

/** Webster's revision of the King James Version, of 1833. */
export const webster: Edition = {
  slug: 'wbt',
  translation: {
    slug: 'wbt',
    name: 'Webster Bible',
    shortName: 'WBT',
    language: 'en',
    direction: 'ltr',
    year: 1833,
    licence: 'The Webster Bible is in the public domain.',
  },
  attribution: `The Holy Bible, with amendments of the language, by Noah Webster, 1833, whose copyright has run out, from the package ${PACKAGE} (its code under the MIT licence).`,
  expected: {
    books: 66,
    chapters: 1189,
    verses: 31_168,
    'empty verses': 0,
    'filler verses': 0,
    placeholders: 66,
    'renumbered verses': 1363,
    'lost words': 3,
    'psalm titles': 116,
    'letter headings': 22,
  },
  arrange: (bible, guide) => {
    const placed = new PlacedChapters();
    let placeholders = 0;
    let renumbered = 0;
    let lost = 0;
    for (const verse of bible.books.flatMap(({ chapters }) => chapters.flatMap(({ verses }) => verses))) {
      if (!hasWords(verse)) continue;
      if (verse.text === PLACEHOLDER) {
        placeholders += 1;
        continue;
      }
      const own = ownNumber.exec(verse.text);
      const here = placeOf(verse.osisId);
      const book = here.chapter.slice(0, here.chapter.indexOf('.'));
      const words = verse.text.slice(own?.[0].length ?? 0).replace(/\\$/, '');
      lost += words.split('[]').length - 1;
      if (own) renumbered += 1;
      placed.put(
        own ? `${book}.${own[1]}` : here.chapter,
        own ? Number(own[2]) : here.verse,
        tidySpaces(words.replaceAll('[]', '…')),
      );
    }
    for (const { osisId, title } of guide.chapters.values()) {
      if (title === undefined) continue;
      const cut = cutTitle(placed.get(osisId, 1) ?? '', guide.chapters.get(osisId), guide.likeness, titleEnd);
      if (!cut) throw new ContentError(`WBT ${osisId} does not begin with a title that can be told from its verse.`);
      placed.setTitle(osisId, cut.title);
      placed.replace(osisId, 1, cut.rest);
    }
    liftLetters(placed);
    return {
      chapters: placed.finish(plainText),
      counts: {
        placeholders,
        'renumbered verses': renumbered,
        'lost words': lost,
        'psalm titles': placed.titleCount,
        'letter headings': placed.headingCount,
      },
      skipped: [
        skip(
          'wbt',
          'Ps.3.1 and others',
          `${renumbered} verses that the package counts otherwise stand under the numbers that it tells for them; ${placeholders} places that this leaves empty are dropped.`,
        ),
      ],
    };
  },
};
