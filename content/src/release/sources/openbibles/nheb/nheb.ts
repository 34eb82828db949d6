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
const titleEnd = /(?:[.?!]["']?|said,)(?=[A-Z"])/;
/** Matches a bracket that opens at the end of a verse. It belongs to the next verse, in which it is closed. */
const danglingBracket = /\s*\[$/;

const omitted = ['Mark.11.26', 'Mark.15.28', 'Luke.17.36', 'Luke.23.17', 'Acts.15.34', 'Acts.24.7'];
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
        ...omitted.map((ref) =>
          skip(
            'nheb',
            ref,
            ref === 'Mark.15.28'
              ? 'The translation has the verse’s words in brackets at the end of Mark 15:27.'
              : 'The translation leaves the verse out.',
          ),
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
