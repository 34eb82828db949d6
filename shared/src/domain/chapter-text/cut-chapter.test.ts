import fc from 'fast-check';
import type { ChapterText, StylingSpan } from '../../contracts';
import { drawChapter } from '../../testing/draw-chapter';
import { layOutChapter } from './layout-chapter';
import { cutChapter } from './cut-chapter';
import { runs } from '../../testing/thorough';

/** Ranges as releases have them: verses end before a heading between two of them, and before what follows the last. */
function chapterOf(osisId: string, drawing: string): ChapterText {
  const chapter = drawChapter(osisId, drawing);
  const between = chapter.styling.filter(({ kind }) => kind === 'heading' || kind === 'colophon');
  return {
    ...chapter,
    styling: chapter.styling.map((span) => {
      const cut = between.find(({ min }) => span.kind === 'verse' && span.min < min && min < span.max);
      return cut ? { ...span, max: cut.min - 1 } : span;
    }),
  };
}

const psalm = chapterOf(
  'Ps.119',
  `
    ^ A Psalm.
    # ALEPH.
    | {1} Blessed are the *a undefiled,
    || who walk.
    | {2} Blessed are they.

    # BETH.
    | {3} Wherewithal *b shall {-4}
    ¶ {5} With my <whole heart. {6} Thy word> have I hid.
    = The end.
    a: or, perfect
    b: or, how
  `,
);
const cut = (first: number, last: number, toEnd = false) => cutChapter(psalm, { first, last, toEnd });

describe('verses cut out of a chapter', () => {
  it('start with everything above the first and end with everything below the last', () => {
    expect(cut(1, 2)?.content).toBe(
      'A Psalm.\nALEPH.\nBlessed are the undefiled,\nwho walk.\nBlessed are they.\nor, perfect',
    );
    expect(cut(6, 6, true)?.content).toBe('Thy word have I hid.\nThe end.');
  });

  it('keep the heading directly above them', () => {
    expect(cut(3, 3)?.content).toBe('BETH.\nWherewithal shall\nor, how');
  });

  it('keep words of Jesus that started before them', () => {
    const layout = layOutChapter(cut(6, 6) ?? psalm);
    expect(layout.blocks).toMatchObject([
      {
        kind: 'paragraph',
        pieces: [
          { kind: 'verse', verse: 6 },
          { kind: 'text', text: 'Thy word', jesus: true },
          { kind: 'text', text: ' have I hid.', jesus: false },
        ],
      },
    ]);
  });

  it('are the chapter itself if they are all of it', () => {
    expect(cut(1, 6, true)).toEqual({ content: psalm.content, styling: psalm.styling });
  });

  it('are undefined if the chapter has none of them', () => {
    expect(cut(7, 9)).toBeUndefined();
  });
});

const words = fc.stringMatching(/^[A-Za-z,.]{1,8}( [A-Za-z,.]{1,8}){0,4}$/);
const verse = fc.record({
  words,
  opens: fc.constantFrom('', '\n¶ ', '\n| ', '\n|| ', '\n# HEAD\n¶ ', '\n\n| '),
  note: fc.boolean(),
  style: fc.constantFrom('', '[', '<'),
  isOmitted: fc.boolean(),
});
const closing: Readonly<Record<string, string>> = { '[': ']', '<': '>' };

/** Arbitrary chapter, and a range of its verses. */
const anyCut = fc
  .record({ verses: fc.array(verse, { minLength: 1, maxLength: 24 }), start: fc.nat(23), length: fc.nat(23) })
  .map(({ verses, start, length }) => {
    const notes: string[] = [];
    const lines = verses.map(({ words: text, opens, note, style, isOmitted }, index) => {
      const begin = index === 0 ? '¶ ' : isOmitted ? '' : opens;
      if (isOmitted) return `${begin}{-${index + 1}}`;
      const letter = String.fromCharCode(97 + notes.length);
      if (note) notes.push(`${letter}: note on ${index + 1}`);
      return `${begin}{${index + 1}} ${style}${text}${closing[style] ?? ''}${note ? `*${letter}` : ''} `;
    });
    const first = Math.min(start + 1, verses.length);
    const last = Math.min(first + length, verses.length);
    const chapter = chapterOf('Gen.1', `${lines.join('')}\n${notes.join('\n')}`);
    return { chapter, range: { first, last, toEnd: last === verses.length } };
  });

const number = ({ ref }: StylingSpan) => Number(ref?.split('.').at(-1));
const versesOf = ({ content, styling }: { content: string; styling: readonly StylingSpan[] }) =>
  styling
    .filter(({ kind }) => kind === 'verse' || kind === 'omitted')
    .map((span) => [span.kind, number(span), content.slice(span.min, span.max)]);

describe('any range of any chapter', () => {
  it('has every verse of the range with its words, and no others', () => {
    fc.assert(
      fc.property(anyCut, ({ chapter, range }) => {
        const wanted = versesOf(chapter).filter(
          ([, verse]) => Number(verse) >= range.first && Number(verse) <= range.last,
        );
        expect(versesOf(cutChapter(chapter, range) ?? { content: '', styling: [] })).toEqual(wanted);
      }),
      { numRuns: runs(500) },
    );
  });

  it('has spans that stay within its content, notes with their anchors, and loses no words between its verses', () => {
    fc.assert(
      fc.property(anyCut, ({ chapter, range }) => {
        const found = cutChapter(chapter, range);
        if (!found) return;
        for (const { min, max } of found.styling) {
          expect(min).toBeGreaterThanOrEqual(0);
          expect(max).toBeGreaterThanOrEqual(min);
          expect(max).toBeLessThanOrEqual(found.content.length);
        }
        const refs = (kind: string) => found.styling.filter((span) => span.kind === kind).map(({ ref }) => ref);
        expect(refs('note').toSorted()).toEqual(refs('noteAnchor').toSorted());
        const shown = layOutChapter(found).blocks.flatMap((block) =>
          block.kind === 'stanza' ? block.lines.flatMap(({ pieces }) => pieces) : block.pieces,
        );
        const verses = shown.flatMap((piece) =>
          piece.kind === 'verse' || piece.kind === 'omitted' ? [piece.verse] : [],
        );
        expect(verses).toEqual(Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index));
      }),
      { numRuns: runs(500) },
    );
  });
});
