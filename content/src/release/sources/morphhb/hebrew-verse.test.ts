import fc from 'fast-check';
import { drawChapter } from '../../../testing/draw-chapter';
import { hebrewChapterBlocks, hebrewChapterWords } from './hebrew-chapter';
import type { HebrewToken } from './hebrew-verse';
import { layOutChapter } from '../../../base/bible/lay-out-chapter';

const signs: Record<string, HebrewToken['kind']> = { '-': 'maqqef', ':': 'stop', '|': 'sign', P: 'break', S: 'break' };
/**
 * Makes tokens from text: '-' joins words, ':' ends a verse, '|' separates words, 'P' and 'S' end a paragraph, 'k!x' is
 * a written word, and 'q!x' is read for it.
 */
const tokensOf = (drawn: string): HebrewToken[] =>
  drawn.split(' ').map((each) => {
    const kind = signs[each];
    if (kind) return { kind, text: each } as HebrewToken;
    const [, reading, text = ''] = /^(?:([kq])!)?(.*)$/.exec(each) ?? [];
    const word = { text, lemma: '', morphology: '' };
    if (reading === undefined) return { kind: 'word', word };
    return { kind: 'word', word: { ...word, reading: reading === 'k' ? 'ketiv' : 'qere' } };
  });
const chapterOf = (title: string, ...verses: string[]) => ({
  osisId: 'Ps.3',
  title: title === '' ? [] : tokensOf(title),
  verses: verses.map((verse) => (verse === '' ? [] : tokensOf(verse))),
});
const draw = (title: string, ...verses: string[]) =>
  drawChapter(layOutChapter({ osisId: 'Ps.3', blocks: hebrewChapterBlocks(chapterOf(title, ...verses)) }));

test('parts of a word are joined, and words are separated by spaces except at a maqqef or before a stop', () => {
  expect(draw('', 'ב/ראשית כל - הארץ | אור :')).toEqual(['paragraph: (1 בראשית כל-הארץ | אור:)']);
});

test('a paragraph ends as in the manuscript, also inside a verse', () => {
  expect(draw('', 'א : P', 'ב S ג :', 'ד :')).toEqual([
    'paragraph: (1 א:)',
    'paragraph: (2 ב',
    'paragraph: ג:) (3 ד:)',
  ]);
});

test('a qere becomes a note on the written word and is not in the text', () => {
  expect(draw('', 'א k!בבב q!ב/ב ג :')).toEqual(['paragraph: (1 א *n1 בבב ג:)', 'note: Qere: בב']);
});

test('a psalm’s title comes first, and a missing verse stays as an empty one', () => {
  expect(draw('מזמור :', 'א :', '', 'ג :')).toEqual(['title: מזמור:', 'paragraph: (1 א:)(2)  (3 ג:)']);
});

test('the words of a title come first in verse 1 and are marked as title', () => {
  expect(
    hebrewChapterWords(chapterOf('מזמור :', 'א ב :')).map((words) => words.map(({ text, title }) => [text, title])),
  ).toEqual([
    [
      ['מזמור', true],
      ['א', undefined],
      ['ב', undefined],
    ],
  ]);
});

test('the text has every written word in order for any tokens', () => {
  const token = fc.constantFrom('א', 'ב/ב', 'q!ג', 'k!ד', '-', ':', '|', 'P', 'S');
  fc.assert(
    fc.property(fc.array(token, { minLength: 1 }), (drawn) => {
      const verse = ['ה', ...drawn].join(' ');
      const { content } = layOutChapter({ osisId: 'Ps.3', blocks: hebrewChapterBlocks(chapterOf('', verse)) });
      const written = ['ה', ...drawn]
        .filter((each) => !/^(q!|[PS]$)/.test(each))
        .map((each) => each.replace(/k!|\//g, ''));
      expect(content.replace(/Qere:.*/g, '').replace(/\s/g, '')).toBe(written.join(''));
    }),
  );
});
