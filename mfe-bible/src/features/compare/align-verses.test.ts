import fc from 'fast-check';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { layOutChapter } from '@manna/shared/domain/chapter-text';
import { alignVerses, readVerses, wordsOf, type Cell, type Run } from './align-verses';

const align = (...drawings: string[]) => alignVerses(drawings.map((drawing) => drawChapter('Gen.1', drawing)));
const textOf = (runs: readonly Run[]) => runs.map(wordsOf).join('').trim();
const drawn = (cell: Cell | null) =>
  cell && [...(cell.before ?? []), cell.runs, ...(cell.after ?? [])].map(textOf).filter(Boolean).join(' | ');

describe('verses side by side', () => {
  it('are aligned by their number, however each text breaks its lines', () => {
    const rows = align(
      '¶ {1} In the beginning. {2} And darkness.\n¶ {3} And God said.',
      '| {1} In the\n|| start.\n\n| {2} And night.\n| {3} God spoke.',
    );
    expect(rows.map(({ verse, cells }) => [verse, ...cells.map(drawn)])).toEqual([
      [1, 'In the beginning.', 'In the start.'],
      [2, 'And darkness.', 'And night.'],
      [3, 'And God said.', 'God spoke.'],
    ]);
  });

  it('are missing if a text omits them, or ends before the others', () => {
    const rows = align('¶ {35} Two. {36} Three. {37} Four.', '¶ {35} Two. {-36}{37} Four.', '¶ {35} Two. {36} Three.');
    expect(rows.map(({ verse, cells }) => [verse, ...cells.map(drawn)])).toEqual([
      [35, 'Two.', 'Two.', 'Two.'],
      [36, 'Three.', null, 'Three.'],
      [37, 'Four.', 'Four.', null],
    ]);
  });

  it('keep titles and headings before the next verse, and a subscription after the last', () => {
    const [first, , third] = align('^ A Psalm.\n# ALEPH.\n¶ {1} One. {2} Two.\n# BETH.\n¶ {3} Three.\n= From Corinth.');
    expect(first?.cells[0]).toMatchObject({ before: [['A Psalm.'], ['ALEPH.']] });
    expect(third?.cells.map(drawn)).toEqual(['BETH. | Three. | From Corinth.']);
  });

  it('keep their styles, without notes', () => {
    const [row] = align('¶ {1} He said, <Blessed [are] *a the meek>.\na: or, gentle');
    expect(row?.cells[0]?.runs).toEqual([
      'He said, ',
      { text: 'Blessed ', jesus: true },
      { text: 'are', added: true, jesus: true },
      { text: ' ', jesus: true },
      { text: 'the meek', jesus: true },
      '.',
    ]);
  });

  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  const verses = fc
    .uniqueArray(fc.record({ verse: fc.integer({ min: 1, max: 30 }), words: fc.array(word, { minLength: 1 }) }), {
      selector: ({ verse }) => verse,
    })
    .map((list) => list.sort((one, other) => one.verse - other.verse));
  /** A line a word or a paragraph a verse, with headings strewn in. */
  const drawing = fc.record({ verses, asPoem: fc.boolean(), headings: fc.boolean() });
  const draw = ({
    verses: list,
    asPoem,
    headings,
  }: Record<'asPoem' | 'headings', boolean> & {
    verses: { verse: number; words: string[] }[];
  }) =>
    list
      .map(({ verse, words }) => {
        const text = asPoem
          ? words.map((each, index) => `| ${index === 0 ? `{${verse}} ` : ''}${each}`).join('\n')
          : `¶ {${verse}} ${words.join(' ')}`;
        return headings && verse % 3 === 0 ? `# HEAD.\n${text}` : text;
      })
      .join('\n');

  it('are output once, in order, with all their words, for any texts', () => {
    fc.assert(
      fc.property(fc.array(drawing, { minLength: 1, maxLength: 4 }), (texts) => {
        const rows = align(...texts.map(draw));
        const numbers = rows.map(({ verse }) => verse);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        texts.forEach((text, column) => {
          const cells = rows.flatMap(({ verse, cells: all }) => (all[column] ? [{ verse, cell: all[column] }] : []));
          expect(cells.map(({ verse, cell }) => [verse, textOf(cell.runs)])).toEqual(
            text.verses.map(({ verse, words }) => [verse, words.join(' ')]),
          );
        });
      }),
    );
  });

  it('lose no letter of a text with any numbers', () => {
    const piece = fc.oneof(
      word,
      fc.integer({ min: -9, max: 9 }).map((number) => `{${number}}`),
    );
    const line = fc
      .tuple(fc.constantFrom('¶', '|', '#', '^', '='), fc.array(piece))
      .map(([mark, pieces]) => `${mark} ${pieces.join(' ')}`);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const chapter = drawChapter('Gen.1', ['¶ {1} first', ...lines].join('\n'));
        const letters = (text: string) => [...text.replaceAll(/\s/g, '')].sort().join('');
        const read = [...readVerses(layOutChapter(chapter)).values()].map(drawn).join('');
        expect(letters(read.replaceAll('|', ''))).toBe(letters(chapter.content));
      }),
    );
  });
});
