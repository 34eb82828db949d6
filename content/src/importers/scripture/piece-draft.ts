import type { AnchoredNote, Mark, MarkedText } from '../../base/bible/blocks';

type MarkKind = Mark['kind'];

/** Collapses and trims spaces, and moves marks and notes with their words. */
function tidy(text: string, marks: readonly Mark[], notes: readonly AnchoredNote[]): MarkedText {
  const offsets: number[] = [];
  let out = '';
  for (const unit of text.split('')) {
    offsets.push(out.length);
    if (!' \t\r\n'.includes(unit)) out += unit;
    else if (out !== '' && !out.endsWith(' ')) out += ' ';
  }
  out = out.trimEnd();
  const at = (offset: number) => Math.min(offsets[offset] ?? out.length, out.length);
  /** The offset after the last character before this one that is not a space. */
  const behind = (offset: number) => {
    const place = at(offset);
    return out[place - 1] === ' ' ? place - 1 : place;
  };
  const forward = (offset: number) => (out[at(offset)] === ' ' ? at(offset) + 1 : at(offset));
  return {
    text: out,
    marks: marks
      .map(({ kind, min, max }) => ({ kind, min: forward(min), max: behind(max) }))
      .filter(({ min, max }) => min < max),
    notes: notes.map((note) => ({ text: note.text, at: behind(note.at) })),
  };
}

/** The text of a piece while it is built. Marks that are open at its end continue in the next one. */
export class PieceDraft {
  #text = '';
  #marks: Mark[] = [];
  #notes: AnchoredNote[] = [];
  /** The number of open marks of each kind, and the offset at which the mark began in this piece. */
  readonly #open = new Map<MarkKind, { depth: number; min: number }>();

  add(text: string): void {
    this.#text += text;
  }

  open(kind: MarkKind): void {
    const mark = this.#open.get(kind);
    if (mark) mark.depth += 1;
    else this.#open.set(kind, { depth: 1, min: this.#text.length });
  }

  close(kind: MarkKind): void {
    const mark = this.#open.get(kind);
    if (!mark) return;
    mark.depth -= 1;
    if (mark.depth > 0) return;
    this.#marks.push({ kind, min: mark.min, max: this.#text.length });
    this.#open.delete(kind);
  }

  note(text: string): void {
    this.#notes.push({ text, at: this.#text.length });
  }

  /** Whether it has a word. */
  get hasWords(): boolean {
    return this.#text.trim() !== '';
  }

  /** Returns the piece and starts the next one. */
  take(): MarkedText {
    for (const [kind, mark] of this.#open) {
      this.#marks.push({ kind, min: mark.min, max: this.#text.length });
      mark.min = 0;
    }
    const piece = tidy(this.#text, this.#marks, this.#notes);
    this.#text = '';
    this.#marks = [];
    this.#notes = [];
    return piece;
  }
}
