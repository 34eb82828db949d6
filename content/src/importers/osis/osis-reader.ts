import { bookByOsisId, type Book } from '@manna/shared/domain';
import { faultAt, type Place } from '../../base/files/place';
import type { ImportLog } from '../import-log';
import { BookDraft } from '../scripture/book-draft';
import type { RawBook } from '../scripture/raw-book';
import { roleOf, type Attributes } from './osis-elements';
import { OsisWords } from './osis-words';

/** An open element, with what to do when it closes. */
interface OpenElement {
  readonly name: string;
  readonly close?: () => void;
}

const droppedDivs = new Set(
  'introduction preface front titlePage imprint coverPage publicationData glossary concordance index map gazetteer appendix'.split(
    ' ',
  ),
);
const otherTitles = new Set(['main', 'chapter', 'runningHead', 'continued', 'parallel', 'scope', 'x-description']);
const verseId = /^(?:[^:]+:)?([0-9A-Za-z]+)\.(\d{1,3})\.(\d{1,3})(?:!([a-z]))?$/;
const chapterId = /^(?:[^:]+:)?([0-9A-Za-z]+)\.(\d{1,3})$/;
/** 'Selah' has a line of its own, further in than the psalm's. */
const SELAH_LEVEL = '2';
const bookCode = /^[0-9A-Za-z]+$/;

/** Reads OSIS elements into books. Throws ContentError with file and line if the document is not valid OSIS. */
export class OsisReader {
  readonly #open: OpenElement[] = [];
  readonly #books: RawBook[] = [];
  #draft: BookDraft | undefined;
  /** True inside a book outside the 66 of the canon. */
  #foreign = false;
  #dropped = 0;
  readonly #words = new OsisWords(() => this.#draft);

  constructor(private readonly log: ImportLog) {}

  get depth(): number {
    return this.#open.length;
  }

  /** The innermost open element. */
  get openName(): string | undefined {
    return this.#open.at(-1)?.name;
  }

  get draft(): BookDraft | undefined {
    return this.#draft;
  }

  /** Starts a book and finishes the previous one. */
  startBook(book: Book | undefined, code: string, place: Place): void {
    this.endBook(place, true);
    this.#foreign = !book;
    if (!book) {
      this.log.skip(code, `${code} is not one of the 66 books.`);
      return;
    }
    if (this.#books.some((raw) => raw.book === book)) throw faultAt(place, `${book.name} appears twice.`);
    this.#draft = new BookDraft(book, place);
  }

  endBook(place: Place, ended: boolean): void {
    if (this.#draft) this.#books.push(this.#draft.finish(place, ended));
    this.#draft = undefined;
  }

  /** The finished books. */
  get books(): RawBook[] {
    return this.#books;
  }

  text(text: string): void {
    if (this.#dropped > 0) return;
    this.#words.text(text);
  }

  open(name: string, attributes: Attributes, place: Place): void {
    const close = this.#dropped > 0 ? undefined : this.#begin(name, attributes, place);
    if (this.#dropped > 0 && close === undefined) {
      this.#dropped += 1;
      this.#open.push({ name, close: () => (this.#dropped -= 1) });
    } else this.#open.push(close ? { name, close } : { name });
  }

  close(): void {
    this.#open.pop()?.close?.();
  }

  /** Skips an element with everything in it. Returns the function to call when it closes. */
  #drop(place: Place, reason: string): () => void {
    this.log.tally(`${place.file}:${place.line}`, reason);
    this.#dropped += 1;
    return () => (this.#dropped -= 1);
  }

  #begin(name: string, attributes: Attributes, place: Place): (() => void) | undefined {
    const role = roleOf(name);
    if (role === undefined) this.log.unknown(place, `The element <${name}>`);
    if (role === 'dropped') return this.#drop(place, `<${name}> is no part of the text.`);
    if (role === 'space') this.text(' ');
    if (role === 'paragraph' && !this.#words.isInNote) return this.#paragraph(name, attributes);
    if (role !== 'special') return undefined;
    switch (name) {
      case 'div':
        return this.#div(attributes, place);
      case 'chapter': {
        this.#chapter(attributes, place);
        return;
      }
      case 'verse':
        return this.#verse(attributes, place);
      case 'title':
        return this.#title(attributes, place);
      case 'note':
        return this.#beginNote(attributes, place);
      case 'q':
        return this.#words.quotation(attributes);
      case 'transChange':
        return this.#words.supplied(attributes);
      case 'divineName':
        return this.#words.divineName();
      case 'speaker':
        return this.#words.speaker();
      case 'reference':
        return this.#reference(attributes);
      case 'lb': {
        this.#lineBreak(attributes);
        return;
      }
      case 'milestone': {
        this.#milestone(attributes);
        return;
      }
      default:
        return this.#poetry(name, attributes);
    }
  }

  #paragraph(name: string, { eID }: Attributes): (() => void) | undefined {
    if (eID === undefined) this.#draft?.startBlock('paragraph');
    return name === 'p' ? () => this.#draft?.endBlock() : undefined;
  }

  #div({ type = '', osisID, sID, eID }: Attributes, place: Place): (() => void) | undefined {
    const code = osisID?.replace(/^[^:]+:/, '');
    if (type === 'book' && eID === undefined && code !== undefined) {
      if (!bookCode.test(code)) throw faultAt(place, `The book has the osisID "${osisID}", which names no book.`);
      this.startBook(bookByOsisId(code), code, place);
      return undefined;
    }
    if (type === 'book' && eID === undefined) throw faultAt(place, 'The book has no osisID.');
    if (sID === undefined && eID === undefined && droppedDivs.has(type)) {
      return this.#drop(place, `Divisions of the type ${type} are no part of the text.`);
    }
    if (type === 'colophon' && eID === undefined) {
      this.#draft?.endVerse();
      this.#draft?.startBlock('colophon');
      return () => this.#draft?.endBlock();
    }
    if ((type === 'x-p' || type === 'paragraph') && eID === undefined) this.#draft?.startBlock('paragraph');
    return undefined;
  }

  #chapter({ osisID, sID, eID }: Attributes, place: Place): undefined {
    if (eID !== undefined || this.#foreign) return undefined;
    const id = osisID ?? sID ?? '';
    const [, code = '', number] = chapterId.exec(id) ?? [];
    if (!this.#draft || code !== this.#draft.book.osisId) {
      throw faultAt(place, `The chapter has the osisID "${id}", which is not in its book.`);
    }
    this.#draft.startChapter(Number(number), place);
    return undefined;
  }

  #verse({ osisID, sID, eID }: Attributes, place: Place): (() => void) | undefined {
    if (this.#foreign) return undefined;
    if (eID !== undefined) {
      this.#draft?.endVerse();
      return undefined;
    }
    const ids = (osisID ?? sID ?? '').trim().split(/\s+/);
    const matches = ids.map((id) => verseId.exec(id));
    const [first] = matches;
    const last = matches.at(-1);
    const draft = this.#draft;
    if (
      !draft ||
      !first ||
      !last ||
      matches.some((match) => match?.[1] !== draft.book.osisId || match[2] !== first[2])
    ) {
      throw faultAt(place, `The verse has the osisID "${ids.join(' ')}", which is not in its book.`);
    }
    if (Number(first[2]) !== draft.chapter) draft.startChapter(Number(first[2]), place);
    draft.startVerse(Number(first[3]), Number(last[3]), first[4] ?? '', place);
    return sID === undefined ? () => this.#draft?.endVerse() : undefined;
  }

  #title({ type = '', canonical }: Attributes, place: Place): (() => void) | undefined {
    if (this.#words.isInNote) return undefined;
    if (otherTitles.has(type)) return this.#drop(place, `Titles of the type ${type} are no part of the text.`);
    if (!this.#draft || this.#draft.chapter === 0)
      return this.#drop(place, 'Titles before the first chapter are no part of the text.');
    this.#draft.startBlock(type === 'psalm' || canonical === 'true' ? 'title' : 'heading');
    return () => this.#draft?.endBlock();
  }

  #beginNote({ type }: Attributes, place: Place): (() => void) | undefined {
    if (type === 'crossReference') {
      this.#words.setApart();
      return this.#drop(place, 'Cross-references of the margin are left out; the site has its own.');
    }
    return this.#words.note();
  }

  #milestone({ type = '', marker }: Attributes): undefined {
    if (type === 'x-p' || marker === '¶') this.#draft?.startBlock('paragraph');
    else if (type === 'cQuote' && marker !== undefined) this.text(marker);
    else if (type === 'line') this.text(' ');
    return undefined;
  }

  /** The number of a note's verse is not part of the note. */
  #reference({ type }: Attributes): (() => void) | undefined {
    if (type !== 'annotateRef' || !this.#words.isInNote) return undefined;
    this.#dropped += 1;
    return () => (this.#dropped -= 1);
  }

  #lineBreak({ type }: Attributes): void {
    if (type === 'x-p' && !this.#words.isInNote) this.#draft?.blank();
    else this.text(' ');
  }

  #poetry(
    name: string,
    { type, level = type === 'selah' ? SELAH_LEVEL : '1', eID, sID }: Attributes,
  ): (() => void) | undefined {
    if (this.#words.isInNote) return undefined;
    if (name === 'lg') {
      this.#draft?.blank();
      return undefined;
    }
    if (eID !== undefined) {
      this.#draft?.endBlock();
      return undefined;
    }
    this.#draft?.startBlock('line', Math.max(1, Number(level) || 1));
    return sID === undefined ? () => this.#draft?.endBlock() : undefined;
  }
}
