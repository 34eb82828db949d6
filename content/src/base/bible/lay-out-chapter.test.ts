import fc from 'fast-check';
import { ContentError } from '../content-error';
import { drawChapter } from '../../testing/draw-chapter';
import { plainText, type Block, type Piece } from './blocks';
import { chapterFaults } from './chapter-faults';
import { layOutChapter } from './lay-out-chapter';

const verse = (number: number, text: string): Piece => ({ ...plainText(text), verse: number });
const layOut = (...blocks: Block[]) => layOutChapter({ osisId: 'Gen.1', blocks });

test('a verse over several lines is one span, and its lines are parted by a line feed', () => {
  const chapter = layOut(
    { kind: 'paragraph', pieces: [verse(1, 'And he said:')] },
    { kind: 'line', stanza: 1, pieces: [verse(1, 'Hear, O heavens,')] },
    { kind: 'line', stanza: 1, pieces: [verse(2, 'and give ear.')] },
    { kind: 'line', stanza: 2, pieces: [verse(3, 'Woe!')] },
  );
  expect(drawChapter(chapter)).toEqual([
    'paragraph: (1 And he said:',
    'line: <Hear, O heavens,)',
    'line: (2 and give ear.)>',
    'line: <(3 Woe!)>',
  ]);
  const { min, max } = chapter.styling.find(({ ref }) => ref === 'Gen.1.1') ?? { min: 0, max: 0 };
  expect(chapter.content.slice(min, max)).toBe('And he said:\nHear, O heavens,');
});

test('a verse that is left out keeps its place in its paragraph', () => {
  expect(
    drawChapter(layOut({ kind: 'paragraph', pieces: [verse(1, 'One.'), verse(2, ''), verse(3, 'Three.')] })),
  ).toEqual(['paragraph: (1 One.)(2)  (3 Three.)']);
  expect(drawChapter(layOut({ kind: 'paragraph', pieces: [verse(1, ''), verse(2, 'Two.')] }))).toEqual([
    'paragraph: (1) (2 Two.)',
  ]);
});

test('notes follow the text in the order of their anchors', () => {
  const piece = {
    ...verse(1, 'Light and dark.'),
    notes: [
      { text: 'late', at: 10 },
      { text: 'early', at: 0 },
    ],
  };
  expect(drawChapter(layOut({ kind: 'paragraph', pieces: [piece] }))).toEqual([
    'paragraph: (1 *n1 Light and *n2 dark.)',
    'note: early',
    'note: late',
  ]);
});

test('a missing verse, a verse that goes on behind a heading and an empty block are faults', () => {
  expect(() => layOut({ kind: 'paragraph', pieces: [verse(2, 'Two.')] })).toThrow('Gen.1 has verse 2 after verse 0.');
  const one: Block = { kind: 'paragraph', pieces: [verse(1, 'One.')] };
  expect(() => layOut(one, { kind: 'heading', pieces: [plainText('BETH')] }, one)).toThrow(ContentError);
  expect(() => layOut({ kind: 'paragraph', pieces: [] })).toThrow(ContentError);
});

const text = fc
  .array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));
const inside = (length: number) => fc.integer({ min: 0, max: length });
const piece = text.chain((words) =>
  fc.record({
    text: fc.constant(words),
    marks: fc.array(
      fc.record({
        kind: fc.constantFrom('added' as const, 'jesus' as const),
        min: fc.constant(0),
        max: fc.constant(words.length),
      }),
      { maxLength: 2 },
    ),
    notes: fc.array(fc.record({ text, at: inside(words.length) }), { maxLength: 2 }),
  }),
);
const blockShape = fc.record({
  kind: fc.constantFrom('paragraph' as const, 'line' as const, 'heading' as const),
  stanza: fc.integer({ min: 1, max: 3 }),
  pieces: fc.array(fc.tuple(piece, fc.boolean()), { minLength: 1, maxLength: 3 }),
});

/** Numbers the pieces as verses in order; a piece may go on with the verse of the piece before it. */
function numbered(
  shapes: readonly { kind: Block['kind']; stanza: number; pieces: [Omit<Piece, 'verse'>, boolean][] }[],
) {
  let last = 0;
  let mayGoOn = false;
  const blocks = shapes.map(({ kind, stanza, pieces }): Block => {
    if (kind === 'heading') {
      mayGoOn = false;
      return { kind, pieces: pieces.map(([each]) => each) };
    }
    const verses = pieces.map(([each, goesOn]) => {
      if (!(goesOn && mayGoOn)) last += 1;
      mayGoOn = true;
      return { ...each, verse: last };
    });
    return kind === 'line' ? { kind, pieces: verses, stanza } : { kind, pieces: verses };
  });
  return { blocks, verseCount: last };
}

test('whatever the blocks, no span is out of place and each verse is its pieces again', () => {
  fc.assert(
    fc.property(fc.array(blockShape, { minLength: 1, maxLength: 6 }), (shapes) => {
      const { blocks, verseCount } = numbered(shapes);
      const chapter = layOutChapter({ osisId: 'Gen.1', blocks });
      expect(chapterFaults(chapter, verseCount)).toEqual([]);
      const pieces = blocks.flatMap((block) => block.pieces);
      for (let number = 1; number <= verseCount; number += 1) {
        const span = chapter.styling.find(({ ref }) => ref === `Gen.1.${number}`);
        const parts = pieces.filter((each) => each.verse === number).map((each) => each.text);
        expect(chapter.content.slice(span?.min, span?.max).replaceAll('\n', ' ')).toBe(parts.join(' '));
      }
    }),
  );
});
