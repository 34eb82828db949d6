import type { BookDraft } from '../scripture/book-draft';
import { TextFlow } from '../scripture/text-flow';
import type { Attributes } from './osis-elements';

/** Reads what is inside verses: words, notes, quotations. Methods return the function to call when an element closes. */
export class OsisWords {
  readonly #flow = new TextFlow();
  #note: string | undefined;

  /** `draft` returns the book that is read; undefined inside a book outside the canon. */
  constructor(private readonly draft: () => BookDraft | undefined) {}

  get isInNote(): boolean {
    return this.#note !== undefined;
  }

  text(text: string): void {
    if (this.#note !== undefined) {
      this.#note += this.#flow.ofNote(text);
      return;
    }
    const { words, isParagraph } = this.#flow.ofVerse(text);
    const draft = this.draft();
    if (isParagraph && draft?.isInsideVerse) draft.startBlock('paragraph');
    draft?.addText(words);
  }

  /** Says that something between two words is left out. */
  setApart(): void {
    this.#flow.setApart();
  }

  divineName(): () => void {
    return this.#flow.openDivineName();
  }

  note(): (() => void) | undefined {
    if (this.#note !== undefined) return undefined;
    this.#note = '';
    return () => {
      this.draft()?.addNote(this.#note ?? '');
      this.#note = undefined;
      this.#flow.setApart();
    };
  }

  /** A speaker's name is a heading. Inside a verse it is a note, because a heading must not divide the verse. */
  speaker(): (() => void) | undefined {
    if (this.#note !== undefined) return undefined;
    const draft = this.draft();
    if (!draft?.isInsideVerse) {
      draft?.startBlock('heading');
      return () => draft?.endBlock();
    }
    return this.note();
  }

  quotation({ who, marker, sID, eID }: Attributes): (() => void) | undefined {
    const jesus = who === 'Jesus' && this.#note === undefined;
    const begin = () => {
      if (jesus) this.draft()?.openMark('jesus');
      if (marker !== undefined) this.text(marker);
    };
    const end = () => {
      if (marker !== undefined && eID !== undefined) this.text(marker);
      if (jesus) this.draft()?.closeMark('jesus');
    };
    if (eID !== undefined) end();
    else begin();
    return eID === undefined && sID === undefined ? end : undefined;
  }

  supplied({ type = 'added' }: Attributes): (() => void) | undefined {
    if (type !== 'added' || this.#note !== undefined) return undefined;
    this.#flow.setApart();
    this.draft()?.openMark('added');
    return () => {
      this.draft()?.closeMark('added');
      this.#flow.setApart();
    };
  }
}
