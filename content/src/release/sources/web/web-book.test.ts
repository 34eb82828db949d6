import fc from 'fast-check';
import { ContentError } from '../../../base/content-error';
import { drawChapter } from '../../../testing/draw-chapter';
import { layOutChapter } from '../../../base/bible/lay-out-chapter';
import { webBookBlocks } from './web-book';
import { isWebText, type WebChunk } from './web-chunks';

const borders: Record<string, WebChunk> = {
  'p(': { type: 'paragraph start' },
  ')p': { type: 'paragraph end' },
  's(': { type: 'stanza start' },
  ')s': { type: 'stanza end' },
  '/': { type: 'line break' },
  '~': { type: 'break' },
};

/**
 * Makes chunks from text: 'p(' and ')p' enclose a paragraph, 's(' and ')s' a stanza, '/' ends a line, and 'p3:1 …' and
 * 'l3:1 …' are text.
 */
const chunksOf = (...drawn: string[]): WebChunk[] =>
  drawn.map((each) => {
    const run = /^([pl])(\d+):(\d+) (.*)$/.exec(each);
    if (!run) return borders[each] ?? { type: 'header', value: each };
    const type = run[1] === 'p' ? 'paragraph text' : 'line text';
    return { type, chapterNumber: Number(run[2]), verseNumber: Number(run[3]), sectionNumber: 1, value: run[4] ?? '' };
  });

const draw = (...drawn: string[]) =>
  [...webBookBlocks('Psalms', chunksOf(...drawn))].map(([chapter, blocks]) =>
    drawChapter(layOutChapter({ osisId: `Ps.${chapter}`, blocks })),
  );

test('paragraphs, stanzas and a psalm’s title become blocks', () => {
  expect(
    draw('A Psalm by David.', 's(', 'l3:1 Yahweh,  ', '/', 'l3:1 how many! ', '/', ')s', 'p(', 'p3:2 Selah.   ', ')p'),
  ).toEqual([['title: A Psalm by David.', 'line: <(1 Yahweh,', 'line: how many!)>', 'paragraph: (2 Selah.)']]);
});

test('the letters of Psalm 119 become headings when empty text of the previous verse follows them', () => {
  expect(draw('ALEPH', 's(', 'l1:1 Blessed. ', '/', ')s', 'BET', 's(', 'l1:1  ', 'l1:2 How? ', '/', ')s')).toEqual([
    ['heading: ALEPH', 'line: <(1 Blessed.)>', 'heading: BET', 'line: <(2 How?)>'],
  ]);
});

test('a paragraph is split at the end of a chapter, and an open stanza is closed at the end of the book', () => {
  expect(draw('p(', 'p1:1 One. ', 'p2:1 Two. ', ')p', '~', 's(', 'l2:2 Three. ', '/')).toEqual([
    ['paragraph: (1 One.)'],
    ['paragraph: (1 Two.)', 'line: <(2 Three.)>'],
  ]);
});

test('a verse with no words is marked as omitted', () => {
  expect(draw('p(', 'p1:1 One. ', 'p1:2   ', 'p1:3 Three. ', ')p')).toEqual([['paragraph: (1 One.)(2)  (3 Three.)']]);
});

test.each([
  ['a paragraph inside a stanza', ['s(', 'p(']],
  ['a stanza that ends a paragraph', ['p(', 'p1:1 One.', ')s']],
  ['a line break in a paragraph', ['p(', '/']],
  ['text outside a block', ['p1:1 One.']],
  ['a line of poetry in a paragraph', ['p(', 'l1:1 One.']],
  ['a heading inside a stanza', ['s(', 'l1:1 One.', 'BET']],
  ['a heading with no text after it', ['p(', 'p1:1 One.', ')p', 'BET']],
  ['a paragraph that never ends', ['p(', 'p1:1 One.']],
])('%s throws a ContentError', (_what, drawn) => {
  expect(() => webBookBlocks('Psalms', chunksOf(...drawn))).toThrow(ContentError);
});

const runs = ['p1:1 one ', 'p1:2 two  ', 'p2:1  ', 'l1:1 a ', 'l2:1 b ', 'l1:2  ', 'ALEPH', 'A Psalm.'];

test('reading any chunks keeps the words in order or throws a ContentError', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.keys(borders), ...runs), { maxLength: 20 }), (drawn) => {
      const chunks = chunksOf(...drawn);
      try {
        const blocks = webBookBlocks('Psalms', chunks);
        for (const [chapter, ofChapter] of blocks) {
          const words = ofChapter.flatMap(({ pieces }) => pieces).filter(({ verse }) => verse !== undefined);
          const source = chunks.filter(isWebText).filter(({ chapterNumber }) => chapterNumber === chapter);
          expect(words.map(({ text }) => text).join('')).toBe(source.map(({ value }) => value.trim()).join(''));
        }
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
      }
    }),
  );
});
