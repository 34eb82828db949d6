import type { ChapterText, OmissionReason, StylingKind, StylingSpan } from '../../contracts';

/**
 * A run of a block: words in one style, or a mark between words. `verse` is the last verse whose number comes before
 * it; undefined before the first.
 */
export type Piece =
  | { kind: 'text'; verse: number | undefined; text: string; added: boolean; jesus: boolean }
  | { kind: 'verse'; verse: number; reason: OmissionReason | undefined }
  | { kind: 'omitted'; verse: number; reason: OmissionReason | undefined }
  | { kind: 'note'; verse: number | undefined; note: Note };

/** A line of poetry; level 1 is the outermost. Wrapped text is indented to wrapLevel. */
export interface Line {
  level: number;
  wrapLevel: number;
  pieces: Piece[];
}

export type Block =
  | { kind: 'paragraph' | 'title' | 'heading' | 'colophon'; pieces: Piece[] }
  | { kind: 'stanza'; lines: Line[] };

/** A marginal note. Letters are 'a' to 'z', then 'aa'; verse is undefined if the note belongs to a title. */
export interface Note {
  ref: string;
  letter: string;
  text: string;
  verse: number | undefined;
  /** Its text in Spanish, if it is a note of the site and not of the edition. */
  spanish: string | undefined;
}

export interface ChapterLayout {
  blocks: Block[];
  notes: Note[];
}

/** Default extra indent of a wrapped line, in levels. */
const WRAP_INDENT = 2;

const blockKinds: readonly StylingKind[] = ['paragraph', 'line', 'title', 'heading', 'colophon', 'note'];

const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** 'Gen.1.4' to 4; undefined if it is not a verse. */
function verseOf(ref: string | undefined): number | undefined {
  const verse = Number(ref?.split('.').at(-1));
  return Number.isInteger(verse) ? verse : undefined;
}

interface PlacedLine {
  min: number;
  max: number;
  span: StylingSpan | undefined;
}

/** The lines of the content, each with the block span that starts there. */
function placeLines({ content, styling }: Pick<ChapterText, 'content' | 'styling'>): PlacedLine[] {
  const spans = new Map(styling.filter(({ kind }) => blockKinds.includes(kind)).map((span) => [span.min, span]));
  let min = 0;
  return content.split('\n').map((line) => {
    const placed = { min, max: min + line.length, span: spans.get(min) };
    min = placed.max + 1;
    return placed;
  });
}

const isNote = ({ span }: PlacedLine): boolean => span?.kind === 'note' && span.ref !== undefined;

/** The notes after the text. Their verses are found with their anchors. */
const notesOf = (content: string, lines: readonly PlacedLine[]): Note[] =>
  lines.filter(isNote).map(({ min, max, span }, index) => ({
    ref: span?.ref ?? '',
    letter: letterOf(index),
    text: content.slice(min, max),
    verse: undefined,
    spanish: span?.siteNote?.es,
  }));

/** The changes at one offset of the text. */
interface Turn {
  added: number;
  jesus: number;
  marks: Mark[];
}

type Mark = Exclude<Piece, { kind: 'text' }>;

/**
 * The offsets where the style changes or a mark is, in order. Marks at one offset are in the order of their spans, and a
 * note belongs to the verse before it in that order: the verse after an omitted one begins at the same offset.
 */
function turnsOf(styling: readonly StylingSpan[], notes: ReadonlyMap<string, Note>): [number, Turn][] {
  const turns = new Map<number, Turn>();
  const at = (place: number): Turn => {
    const turn = turns.get(place) ?? { added: 0, jesus: 0, marks: [] };
    turns.set(place, turn);
    return turn;
  };
  let last: number | undefined;
  for (const { kind, min, max, ref, reason } of styling) {
    const verse = verseOf(ref);
    const note = notes.get(ref ?? '');
    if (kind === 'added' || kind === 'jesus') {
      at(min)[kind] += 1;
      at(max)[kind] -= 1;
    } else if ((kind === 'verse' || kind === 'omitted') && verse !== undefined) {
      last = verse;
      at(min).marks.push({ kind, verse, reason });
    } else if (kind === 'noteAnchor' && note) {
      note.verse = last;
      at(min).marks.push({ kind: 'note', note, verse: last });
    }
  }
  return [...turns].sort(([one], [other]) => one - other);
}

/** Reads the text once, line by line, and tracks the open styles. */
class Walk {
  private next = 0;
  private added = 0;
  private jesus = 0;
  private verse: number | undefined;

  constructor(
    private readonly content: string,
    private readonly turns: readonly [number, Turn][],
  ) {}

  pieces({ min, max }: PlacedLine): Piece[] {
    const pieces: Piece[] = [];
    let from = min;
    const textUpTo = (to: number) => {
      if (to <= from) return;
      const text = this.content.slice(from, to);
      pieces.push({ kind: 'text', verse: this.verse, text, added: this.added > 0, jesus: this.jesus > 0 });
      from = to;
    };
    for (let turn = this.turns[this.next]; turn && turn[0] <= max; turn = this.turns[++this.next]) {
      const [place, { added, jesus, marks }] = turn;
      textUpTo(place);
      this.added += added;
      this.jesus += jesus;
      for (const mark of marks) {
        this.verse = mark.verse;
        pieces.push(mark);
      }
    }
    textUpTo(max);
    return pieces;
  }
}

/**
 * Converts a chapter's text with stand-off spans into blocks of runs, with notes separate. Every line of the content is
 * output once, in order, whatever the spans are: a line without a block span is a paragraph.
 */
export function layOutChapter(text: Pick<ChapterText, 'content' | 'styling'>): ChapterLayout {
  const lines = placeLines(text);
  const notes = notesOf(text.content, lines);
  const stanzas = new Set(text.styling.filter(({ kind }) => kind === 'stanza').map(({ min }) => min));
  const walk = new Walk(text.content, turnsOf(text.styling, new Map(notes.map((note) => [note.ref, note]))));

  const blocks: Block[] = [];
  for (const line of lines.filter((candidate) => !isNote(candidate))) {
    const pieces = walk.pieces(line);
    const { kind = 'paragraph', level = 1, levelEnd = level + WRAP_INDENT } = line.span ?? {};
    if (kind === 'line') {
      const last = blocks.at(-1);
      const poem = { level, wrapLevel: levelEnd, pieces };
      if (last?.kind === 'stanza' && !stanzas.has(line.min)) last.lines.push(poem);
      else blocks.push({ kind: 'stanza', lines: [poem] });
    } else if (kind === 'title' || kind === 'heading' || kind === 'colophon') blocks.push({ kind, pieces });
    else blocks.push({ kind: 'paragraph', pieces });
  }
  return { blocks, notes };
}

/** Attribute value for a paragraph that starts in the middle of a verse; undefined for others. */
export const goesOn = ({ pieces: [first] }: { pieces: readonly Piece[] }): '' | undefined =>
  first?.kind === 'text' || first?.kind === 'note' ? '' : undefined;
