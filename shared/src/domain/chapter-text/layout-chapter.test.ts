import fc from 'fast-check';
import { stylingKinds, type StylingSpan } from '../../contracts';
import { drawChapter } from '../../testing/draw-chapter';
import { layOutChapter, type Block, type Piece } from './layout-chapter';

const layOut = (drawing: string) => layOutChapter(drawChapter('Gen.1', drawing));

const piecesOf = (block: Block): Piece[][] =>
  block.kind === 'stanza' ? block.lines.map(({ pieces }) => pieces) : [block.pieces];

/**
 * Prints pieces as one string: verses as {1}, omitted ones as {-1}, notes by letter, styles in the brackets of the
 * drawing.
 */
const drawn = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'verse') return `{${piece.verse}}`;
      if (piece.kind === 'omitted') return `{-${piece.verse}}`;
      if (piece.kind === 'note') return `*${piece.note.letter}`;
      const text = piece.added ? `[${piece.text}]` : piece.text;
      return piece.jesus ? `<${text}>` : text;
    })
    .join('');

const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');

describe('the layout of a chapter', () => {
  it('keeps verse numbers and added words in each paragraph at their positions', () => {
    const { blocks } = layOut(`
      ¶ {1} In the beginning. {2} And darkness [was] upon the deep.
      ¶ {3} And God said, Let there be light.
    `);
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
    expect(blocks.flatMap(piecesOf).map(drawn)).toEqual([
      '{1}In the beginning. {2}And darkness [was] upon the deep.',
      '{3}And God said, Let there be light.',
    ]);
  });

  it('keeps lines of poetry in stanzas, each line at its level', () => {
    const { blocks } = layOut(`
      | {1} Blessed is the man
      || who walks not so

      | {2} but delights
    `);
    expect(blocks).toMatchObject([
      { kind: 'stanza', lines: [{ level: 1 }, { level: 2 }] },
      { kind: 'stanza', lines: [{ level: 1 }] },
    ]);
  });

  it('indents a wrapped line further than its start, or as the text says', () => {
    const { blocks } = layOutChapter({
      content: 'one\ntwo',
      styling: [
        { kind: 'line', min: 0, max: 3, level: 1 },
        { kind: 'line', min: 4, max: 7, level: 2, levelEnd: 3 },
      ],
    });
    expect(blocks).toMatchObject([
      {
        lines: [
          { level: 1, wrapLevel: 3 },
          { level: 2, wrapLevel: 3 },
        ],
      },
    ]);
  });

  it('distinguishes titles, headings and colophons from the text', () => {
    const { blocks } = layOut(`
      ^ A Psalm of David.
      # ALEPH.
      ¶ {1} Blessed.
      = Written from Corinth.
    `);
    expect(blocks.map(({ kind }) => kind)).toEqual(['title', 'heading', 'paragraph', 'colophon']);
  });

  it('keeps both styles of added words within words of Jesus', () => {
    const { blocks } = layOut('¶ {1} He said, <Blessed [are] the meek>.');
    expect(blocks.flatMap(piecesOf).map(drawn)).toEqual(['{1}He said, <Blessed ><[are]>< the meek>.']);
  });

  it('removes notes from the text, gives them letters, and finds the verse of each', () => {
    const { blocks, notes } = layOut(`
      ^ *a To the chief Musician
      ¶ {1} The heavens declare {2} *b Day unto day
      a: or, Overseer
      b: Heb. speech
    `);
    expect(blocks.flatMap(piecesOf).map(drawn)).toEqual([
      '*aTo the chief Musician',
      '{1}The heavens declare {2}*bDay unto day',
    ]);
    expect(notes).toMatchObject([
      { letter: 'a', verse: undefined, text: 'or, Overseer' },
      { letter: 'b', verse: 2, text: 'Heb. speech' },
    ]);
  });

  it('continues with two letters after 26 notes', () => {
    const lines = Array.from({ length: 28 }, (_, index) => `note ${index}`);
    let min = 0;
    const styling = lines.map((line, index): StylingSpan => {
      const span: StylingSpan = { kind: 'note', min, max: min + line.length, ref: `n${index}` };
      min = span.max + 1;
      return span;
    });
    const { notes } = layOutChapter({ content: lines.join('\n'), styling });
    expect(notes.map(({ letter }) => letter).slice(24)).toEqual(['y', 'z', 'aa', 'ab']);
  });

  it('omits a letter if its note is missing', () => {
    const { blocks } = layOut('¶ {1} A word *a here.');
    expect(blocks.flatMap(piecesOf).map(drawn)).toEqual(['{1}A word here.']);
  });

  it('marks the position of an omitted verse', () => {
    const { blocks } = layOut('¶ {35} One is taken. {-36}{37} They asked.');
    expect(blocks.flatMap(piecesOf).map(drawn)).toEqual(['{35}One is taken. {-36}{37}They asked.']);
  });

  it('has a note of the site on an omitted verse before the number of the next verse', () => {
    const { blocks, notes } = layOut(
      '¶ {36} See, water.\n¶ {-37}*a{38} He commanded.\na: Few have it. // Pocos lo tienen.',
    );
    expect(blocks.flatMap(piecesOf).map(drawn)).toEqual(['{36}See, water.', '{-37}*a{38}He commanded.']);
    expect(notes).toMatchObject([{ verse: 37, text: 'Few have it.', spanish: 'Pocos lo tienen.' }]);
  });

  it('knows the verse of its words and notes, across lines and paragraphs', () => {
    const { blocks } = layOut(`
      ^ A Psalm.
      | {1} Blessed [is] the man
      || who walks not
      ¶ {2} *a But delights. {-3}{4} And
      ¶ goes on.
      a: or, And
    `);
    const versed = blocks
      .flatMap(piecesOf)
      .flat()
      .filter((piece) => piece.kind === 'text' || piece.kind === 'note')
      .map((piece) => `${piece.verse ?? '-'} ${piece.kind === 'text' ? piece.text.trim() : 'note'}`);
    expect(versed).toEqual([
      '- A Psalm.',
      '1 Blessed',
      '1 is',
      '1 the man',
      '1 who walks not',
      '2 note',
      '2 But delights.',
      '4 And',
      '4 goes on.',
    ]);
  });

  it('outputs every word once and in order, for any spans', () => {
    const content = fc.stringMatching(/^[ab \n]{1,60}$/);
    const span = fc.record({
      kind: fc.constantFrom(...stylingKinds.filter((kind) => kind !== 'note')),
      min: fc.nat(70),
      length: fc.nat(70),
      level: fc.integer({ min: 1, max: 4 }),
      ref: fc.constantFrom('Gen.1.1', 'Gen.1.2', 'n1', 'nonsense'),
    });
    fc.assert(
      fc.property(content, fc.array(span, { maxLength: 30 }), (text, spans) => {
        const styling = spans.map(({ length, ...rest }) => ({ ...rest, max: rest.min + length }));
        const { blocks } = layOutChapter({ content: text, styling });
        expect(blocks.flatMap(piecesOf).map(wordsOf).join('\n')).toBe(text);
      }),
    );
  });

  it('separates the text from the notes after it without losing a word of either', () => {
    const line = fc.stringMatching(/^[a-z ]{0,12}$/);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.array(line), (textLines, noteLines) => {
        const content = [...textLines, ...noteLines].join('\n');
        let min = textLines.join('\n').length + 1;
        const styling = noteLines.map((note, index): StylingSpan => {
          const span: StylingSpan = { kind: 'note', min, max: min + note.length, ref: `n${index}` };
          min = span.max + 1;
          return span;
        });
        const { blocks, notes } = layOutChapter({ content, styling });
        expect(blocks.flatMap(piecesOf).map(wordsOf)).toEqual(textLines);
        expect(notes.map(({ text }) => text)).toEqual(noteLines);
      }),
    );
  });
});
