import { ContentError } from '../../../../base/content-error';
import type { MarkedText } from '../../../../base/bible/blocks';
import { plainText } from '../../../../base/bible/blocks';
import { partGluedLines } from './part-glued-lines';
import { tidySpaces } from '../../../../base/bible/tidy-spaces';
import { hasWords, PACKAGE, skip, type Edition } from '../edition';
import { joinedWords } from './nheb-joined-words';
import { LETTER_PSALM, letterVerse, placeByNumber, type PlacedChapters } from '../placed-chapters';

const letterNames =
  'ALEPH|BET|GIMEL|DALET|HEY|VAV|ZAYIN|HET|TET|YOD|KAPH|KAF|LAMED|MEM|NUN|SAMEKH|AYIN|PEY|TZADE|QOPH|RESH|SIN and SHIN|SHIN|TAV';
/** Matches the names of letters before acrostic verses, which run into the words around them. */
const letters = new RegExp(String.raw`(?<![A-Z ])(?:${letterNames})(?=$|["'(]?[A-Z]?[a-z]|[A-Z] )`, 'g');
/** Matches the names of speakers in the Song of Solomon, which run into the words around them. */
const speakers = /(?<=[.,;:?!"'a-z])(?:Friends|Lover|Beloved)(?=$|["']?[A-Z])/g;
const nextBook = /(?<=[.!"'])BOOK ([IV]+)$/;
/** Matches the end of a title, which the next line runs into. The title of Psalm 18 ends with 'and he said,'. */
const titleEnd = /(?:[.?!]["']?|said,)(?=["']?[A-Z])/;
/** Matches a bracket that opens at the end of a verse. It belongs to the next verse, in which it is closed. */
const danglingBracket = /\s*\[$/;

/** A sentence that the package has under a number where the King James Version has another verse. */
const sandOfTheSea = 'He stood on the sand of the sea.';
/** The bracketed verse 28 at the end of Mark 15:27. */
const bracketedVerse = / (\[[^\]]*\])$/;

const apart = new Map(joinedWords.map((words) => [words.replace('|', ''), words.replace('|', ' ')]));
const joined = new RegExp(String.raw`(?<![A-Za-z])(?:${[...apart.keys()].join('|')})(?![A-Za-z])`, 'g');

function read(text: string): MarkedText {
  return plainText(
    tidySpaces(partGluedLines(text.replace(joined, (word) => apart.get(word) ?? word)).replace(/(?<=[a-z])\(/g, ' (')),
  );
}

function liftTitle(placed: PlacedChapters, chapter: string, text: string): string {
  const end = titleEnd.exec(text);
  if (!end) return text;
  const at = end.index + end[0].length;
  placed.setTitle(chapter, text.slice(0, at));
  return text.slice(at);
}

/** Puts words under the number that the King James Version has for them. Throws ContentError if they are not there. */
function moveVerses(placed: PlacedChapters): void {
  const robbers = placed.get('Mark.15', 27) ?? '';
  const [, scripture] = bracketedVerse.exec(robbers) ?? [];
  if (scripture === undefined || placed.get('Rev.12', 17) !== sandOfTheSea) {
    throw new ContentError('NHEB does not have Mark 15:28 or Rev 13:1 where they are looked for.');
  }
  placed.replace('Mark.15', 27, robbers.replace(bracketedVerse, ''));
  placed.put('Mark.15', 28, scripture);
  placed.replace('Rev.13', 1, `${sandOfTheSea} ${placed.get('Rev.13', 1) ?? ''}`);
  placed.omit('Rev.12', 17);
}

/** The New Heart English Bible. */
export const nheb: Edition = {
  slug: 'nheb',
  translation: {
    slug: 'nheb',
    name: 'New Heart English Bible',
    shortName: 'NHEB',
    language: 'en',
    direction: 'ltr',
    year: 2010,
    licence: 'The New Heart English Bible was dedicated to the public domain by its editors and translators.',
  },
  attribution: `New Heart English Bible, dedicated to the public domain by its editors and translators, from the package ${PACKAGE} (its code under the MIT licence).`,
  expected: {
    books: 66,
    chapters: 1189,
    verses: 31_096,
    'empty verses': 0,
    'filler verses': 0,
    'psalm titles': 116,
    'letter headings': 22,
    'letters of other acrostics': 259,
    'names of speakers': 30,
    'book divisions': 4,
    'brackets moved': 8,
    'words parted': 89,
  },
  arrange: (bible, guide) => {
    const placed = placeByNumber(bible, hasWords);
    let headings = 0;
    let otherLetters = 0;
    let speakerNames = 0;
    let divisions = 0;
    let brackets = 0;
    let parted = 0;
    for (const { chapter, verse, text } of [...placed.entries()]) {
      let words = text;
      const division = nextBook.exec(words);
      if (division) {
        const [, psalm] = chapter.split('.');
        placed.setHeading(`Ps.${Number(psalm) + 1}`, 0, `Book ${division[1] ?? ''}`);
        divisions += 1;
        words = words.slice(0, division.index);
      }
      if (/^(?:Ps|Prov|Lam|Nah)\./.test(chapter)) {
        for (const [name] of words.matchAll(letters)) {
          if (chapter === LETTER_PSALM) placed.setHeading(chapter, letterVerse(headings++), name);
          else otherLetters += 1;
        }
        words = words.replace(letters, (name: string, at: number, whole: string) =>
          /[a-z]/.test(whole.charAt(at - 1)) && /[a-z]/.test(whole.charAt(at + name.length)) ? ' ' : '',
        );
      }
      if (chapter.startsWith('Song.')) {
        speakerNames += words.match(speakers)?.length ?? 0;
        words = words.replace(speakers, '');
      }
      if (verse === 1 && guide.chapters.get(chapter)?.title !== undefined) words = liftTitle(placed, chapter, words);
      if (danglingBracket.test(words)) {
        brackets += 1;
        words = words.replace(danglingBracket, '');
        placed.replace(chapter, verse + 1, `[${placed.get(chapter, verse + 1) ?? ''}`);
      }
      parted += words.match(joined)?.length ?? 0;
      // Keep what the previous verse added to this one, such as a bracket.
      const given = placed.get(chapter, verse) ?? '';
      placed.replace(chapter, verse, given === text ? words : given.replace(text, words));
    }
    moveVerses(placed);
    // Remove the stray digit of a footnote.
    placed.replace('Rev.14', 1, (placed.get('Rev.14', 1) ?? '').replace(/^4/, ''));
    return {
      chapters: placed.finish(read),
      counts: {
        'psalm titles': placed.titleCount,
        'letter headings': headings,
        'letters of other acrostics': otherLetters,
        'names of speakers': speakerNames,
        'book divisions': divisions,
        'brackets moved': brackets,
        'words parted': parted,
      },
      skipped: [
        skip(
          'nheb',
          'Mark.15.28',
          'The verse, which the package has in brackets at the end of Mark 15:27, has its number.',
        ),
        skip(
          'nheb',
          'Rev.13.1',
          `“${sandOfTheSea}”, which the package has in the place of Rev 12:17, begins the verse, as in the King James Version.`,
        ),
        skip(
          'nheb',
          'Ps.9 and others',
          `${otherLetters} names of letters over the lines of acrostics, many of them inside a verse, are left out; those of Psalm 119 are headings.`,
        ),
        skip(
          'nheb',
          'Song.1 and others',
          `${speakerNames} names of speakers, some of them inside a verse, are no words of the verse and are left out.`,
        ),
        skip('nheb', 'Gen.3.13 and others', 'The package has run lines together; they are parted by a space again.'),
      ],
    };
  },
};
