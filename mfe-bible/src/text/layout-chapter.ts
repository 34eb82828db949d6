import type { ChapterText, OmissionReason, StylingKind, StylingSpan } from '@manna/shared/contracts';

/**
 * A run of a block: words in one style, or a mark between words. `verse` is the last verse whose number comes before
 * it; undefined before the first.
 */
export type Piece =
  | { kind: 'text'; verse: number | undefined; text: string; added: boolean; jesus: boolean }
  | { kind: 'verse'; verse: number }
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

const isVerse = ({ kind }: StylingSpan): boolean => kind === 'verse' || kind === 'omitted';

/** The last verse that begins at an offset or before it. */
const verseUpTo = (styling: readonly StylingSpan[], offset: number): StylingSpan | undefined =>
  styling.findLast(({ kind, min }) => kind === 'verse' && min <= offset);

/**
 * The verse that comes before an anchor in the list of spans. A note of the site may be on an omitted verse, at whose
 * offset the next verse begins; the edition itself has no notes on those.
 */
const verseBefore = (styling: readonly StylingSpan[], anchor: StylingSpan): StylingSpan | undefined =>
  styling.slice(0, styling.indexOf(anchor)).findLast(isVerse);

/** The notes after the text, each with the verse of its anchor. */
function notesOf({ content, styling }: Pick<ChapterText, 'content' | 'styling'>, lines: readonly PlacedLine[]): Note[] {
  return lines.filter(isNote).map(({ min, max, span }, index) => {
    const anchor = styling.find(({ kind, ref }) => kind === 'noteAnchor' && ref === span?.ref);
    const verseSpan = anchor && (span?.siteNote ? verseBefore(styling, anchor) : verseUpTo(styling, anchor.min));
    return {
      ref: span?.ref ?? '',
      letter: letterOf(index),
      text: content.slice(min, max),
      verse: verseOf(verseSpan?.ref),
      spanish: span?.siteNote?.es,
    };
  });
}

/** The changes at one offset of the text. */
interface Turn {
  added: number;
  jesus: number;
  marks: Mark[];
}

type Mark = Exclude<Piece, { kind: 'text' | 'note' }> | { kind: 'note'; note: Note; isOnOmitted?: boolean };

/** The order of marks at one offset: an omitted verse and the notes on it, the number of the next verse, its notes. */
const rankOf = (mark: Mark): number => {
  if (mark.kind === 'note') return mark.isOnOmitted ? 1 : 3;
  return mark.kind === 'omitted' ? 0 : 2;
};

/** The offsets where the style changes or a mark is, in order. */
function turnsOf(styling: readonly StylingSpan[], notes: ReadonlyMap<string, Note>): [number, Turn][] {
  const turns = new Map<number, Turn>();
  const at = (place: number): Turn => {
    const turn = turns.get(place) ?? { added: 0, jesus: 0, marks: [] };
    turns.set(place, turn);
    return turn;
  };
  let omitted: StylingSpan | undefined;
  for (const span of styling) {
    const { kind, min, max, ref, reason } = span;
    if (isVerse(span)) omitted = kind === 'omitted' ? span : undefined;
    const verse = verseOf(ref);
    const note = notes.get(ref ?? '');
    if (kind === 'added' || kind === 'jesus') {
      at(min)[kind] += 1;
      at(max)[kind] -= 1;
    } else if (kind === 'verse' && verse !== undefined) at(min).marks.push({ kind, verse });
    else if (kind === 'omitted' && verse !== undefined) at(min).marks.push({ kind, verse, reason });
    else if (kind === 'noteAnchor' && note) {
      const isOnOmitted = note.spanish !== undefined && omitted?.min === min;
      at(min).marks.push({ kind: 'note', note, ...(isOnOmitted && { isOnOmitted }) });
    }
  }
  for (const { marks } of turns.values()) marks.sort((one, other) => rankOf(one) - rankOf(other));
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
        if (mark.kind !== 'note') this.verse = mark.verse;
        pieces.push(mark.kind === 'note' ? { kind: 'note', note: mark.note, verse: this.verse } : mark);
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
  const notes = notesOf(text, lines);
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
