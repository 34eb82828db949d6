import type { Book } from '@manna/shared/domain';
import { faultAt, type Place } from '../../base/files/place';
import type { ImportLog } from '../import-log';
import { BookDraft } from '../scripture/book-draft';
import { TextFlow } from '../scripture/text-flow';
import { markerOf, type Marker } from './markers';
import type { Token } from './tokens';

interface OpenWords {
  readonly name: string;
  readonly marker: Marker;
  readonly place: Place;
  /** Attributes follow '|'; they are not words. */
  attributes: boolean;
  /** What to do when it closes. */
  readonly end?: () => void;
}

interface OpenNote {
  readonly name: string;
  readonly place: Place;
  text: string;
  /** Whether the note's caller, the sign that readers see, has been read. */
  called: boolean;
  keep: boolean;
  /** The number of styles that were open around it. */
  readonly around: number;
}

const chapterNumber = /^\s*(\d{1,3})(?!\d)\s*/;
const verseNumbers = /^\s*(\d{1,3})([a-z])?(?:\s?[-–,]\s?(\d{1,3})[a-z]?)?(?=\s|$|~)\s*/;

/** Reads one file's tokens into a book. Throws ContentError with file and line if the tokens are not valid USFM. */
export class UsfmReader {
  readonly #draft: BookDraft;
  readonly #flow = new TextFlow();
  readonly #words: OpenWords[] = [];
  #note: OpenNote | undefined;
  #milestone: Place | undefined;
  #sidebar: Place | undefined;
  /** Whether the words of this line are part of the text. */
  #aside = false;
  /** A number that is expected next. */
  #wanted: 'chapter' | 'verse' | undefined;

  constructor(
    book: Book,
    start: Place,
    private readonly log: ImportLog,
  ) {
    this.#draft = new BookDraft(book, start);
  }

  read(token: Token, place: Place): void {
    if (token.kind === 'milestoneEnd') this.#endMilestone(place);
    else if (token.kind === 'text') this.#text(token.text, place);
    else if (token.kind === 'close') this.#close(token.name, place);
    else this.#open(token.name, token.nested, place);
  }

  /** The end of a line is a space. */
  endLine(place: Place): void {
    this.#expectNumber(place);
    this.#text(' ', place);
  }

  finish(end: Place, ended: boolean) {
    this.#expectClosed(end);
    const [open] = this.#words;
    if (open) throw faultAt(open.place, `The marker \\${open.name} is not closed before the file ends.`);
    if (this.#sidebar) throw faultAt(this.#sidebar, 'The sidebar \\esb is not closed before the file ends.');
    return this.#draft.finish(end, ended);
  }

  #text(text: string, place: Place): void {
    if (this.#wanted && text.trim() !== '') return this.#number(text, place);
    if (this.#milestone || this.#sidebar) return;
    const open = this.#words.at(-1);
    let words = text;
    if (open) {
      if (open.attributes) return;
      const bar = words.indexOf('|');
      if (bar >= 0) {
        open.attributes = true;
        words = words.slice(0, bar);
      }
    }
    if (this.#words.some(({ marker }) => marker.role === 'dropped')) return;
    words = words.replaceAll('//', ' ').replaceAll('~', '\u00a0');
    if (this.#note) this.#noteText(this.#note, words);
    else if (!this.#aside) this.#addText(words);
  }

  #addText(text: string): void {
    const { words, isParagraph } = this.#flow.ofVerse(text);
    if (isParagraph && this.#draft.isInsideVerse) this.#draft.startBlock('paragraph');
    this.#draft.addText(words);
  }

  #noteText(note: OpenNote, text: string): void {
    if (!note.called) {
      const caller = /^\s*\S+(?:\s|$)/.exec(text);
      if (!caller) return;
      note.called = true;
      note.text += text.slice(caller[0].length);
    } else if (note.keep) note.text += /\p{L}$/u.test(note.text) && /^\p{L}/u.test(text) ? ` ${text}` : text;
  }

  #number(text: string, place: Place): void {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted === 'chapter') {
      const match = chapterNumber.exec(text);
      if (!match) throw faultAt(place, `The chapter has no number: "${text.trim()}".`);
      this.#draft.startChapter(Number(match[1]), place);
      return this.#text(text.slice(match[0].length), place);
    }
    const match = verseNumbers.exec(text);
    if (!match) throw faultAt(place, `The verse has no number: "${text.trim().slice(0, 20)}".`);
    const [whole, first, part = '', last = first] = match;
    this.#draft.startVerse(Number(first), Number(last), part, place);
    this.#text(text.slice(whole.length), place);
  }

  #expectNumber(place: Place): void {
    if (this.#wanted) throw faultAt(place, `The ${this.#wanted} has no number.`);
  }

  /** Notes and milestones end in the paragraph in which they began. */
  #expectClosed(place: Place): void {
    this.#expectNumber(place);
    if (this.#note) throw faultAt(this.#note.place, `The note \\${this.#note.name} is not closed.`);
    if (this.#milestone) throw faultAt(this.#milestone, 'The milestone is not closed by \\*.');
    const dropped = this.#words.find(({ marker }) => marker.role === 'dropped');
    if (dropped) throw faultAt(dropped.place, `The marker \\${dropped.name} is not closed.`);
  }

  /** The end of a paragraph closes everything in it that is still open. */
  #endParagraph(place: Place): void {
    this.#expectClosed(place);
    if (this.#words.length > 0)
      this.log.tally(`${place.file}:${place.line}`, 'A style that was not closed ends with its paragraph.');
    while (this.#words.length > 0) this.#closeLast();
    this.#aside = false;
  }

  #open(name: string, nested: boolean, place: Place): void {
    this.#expectNumber(place);
    const marker = markerOf(name);
    if (!marker) return this.log.unknown(place, `The marker \\${name}`);
    switch (marker.role) {
      case 'id':
        throw faultAt(place, 'A second book begins here; each book has a file of its own.');
      case 'chapter':
        this.#endParagraph(place);
        this.#sidebar = undefined;
        this.#wanted = 'chapter';
        return;
      case 'verse':
        this.#expectClosed(place);
        this.#aside = false;
        this.#wanted = 'verse';
        return;
      case 'block':
        this.#endParagraph(place);
        if (!this.#sidebar) this.#draft.startBlock(marker.kind, marker.level);
        return;
      case 'blank':
        this.#endParagraph(place);
        return this.#draft.blank();
      case 'aside':
        this.#endParagraph(place);
        this.#draft.endBlock();
        this.#aside = true;
        return this.log.tally(`${place.file}:${place.line}`, `${marker.what} are no part of the text.`);
      case 'sidebar':
        this.#endParagraph(place);
        this.#draft.endBlock();
        this.#sidebar = place;
        return this.log.tally(`${place.file}:${place.line}`, 'sidebars are no part of the text.');
      case 'sidebarEnd':
        this.#endParagraph(place);
        if (!this.#sidebar) throw faultAt(place, 'The marker \\esbe closes no sidebar.');
        this.#sidebar = undefined;
        return;
      case 'milestone':
        this.#milestone = place;
        return;
      case 'cell':
        return this.#text(' ', place);
      case 'note':
        this.#expectClosed(place);
        this.#note = { name, place, text: '', called: false, keep: true, around: this.#words.length };
        return;
      case 'notePart':
        if (!this.#note) throw faultAt(place, `The marker \\${name} is not in a note.`);
        this.#note.called = true;
        this.#note.keep = marker.keep;
        return;
      case 'words':
      case 'dropped':
        return this.#openWords(name, marker, nested, place);
    }
  }

  #openWords(name: string, marker: Marker, nested: boolean, place: Place): void {
    if (this.#note && !nested && name === 'xt') {
      this.#note.called = true;
      this.#note.keep = true;
      return;
    }
    if (!nested && !this.#note) while (this.#words.length > 0) this.#closeLast();
    const end = name === 'nd' ? { end: this.#flow.openDivineName() } : {};
    this.#words.push({ name, marker, place, attributes: false, ...end });
    if (marker.role === 'dropped')
      this.log.tally(`${place.file}:${place.line}`, `${marker.what} are no part of the text.`);
    if (marker.role === 'words' && marker.mark && !this.#note && !this.#aside) this.#draft.openMark(marker.mark);
  }

  #closeLast(): void {
    const last = this.#words.pop();
    last?.end?.();
    if (last?.marker.role === 'words' && last.marker.mark && !this.#note && !this.#aside) {
      this.#draft.closeMark(last.marker.mark);
    }
  }

  #close(name: string, place: Place): void {
    this.#expectNumber(place);
    const marker = markerOf(name);
    if (!marker) return this.log.unknown(place, `The marker \\${name}*`);
    if (marker.role === 'note') return this.#endNote(name, place);
    if (marker.role === 'milestone') return;
    if (
      this.#note &&
      (marker.role === 'notePart' || (name === 'xt' && !this.#words.some((word) => word.name === 'xt')))
    ) {
      this.#note.keep = true;
      return;
    }
    if (!this.#words.some((word) => word.name === name)) {
      throw faultAt(place, `The marker \\${name}* closes nothing.`);
    }
    while (this.#words.at(-1)?.name !== name) this.#closeLast();
    this.#closeLast();
  }

  #endNote(name: string, place: Place): void {
    const note = this.#note;
    if (note?.name !== name) throw faultAt(place, `The marker \\${name}* closes no note.`);
    for (const { end } of this.#words.splice(note.around)) end?.();
    this.#note = undefined;
    const marker = markerOf(name);
    const what = marker?.role === 'note' ? marker.what : undefined;
    if (this.#aside || this.#sidebar) return;
    if (what !== undefined)
      this.log.tally(`${note.place.file}:${note.place.line}`, `${what} are left out; the site has its own.`);
    else this.#draft.addNote(note.text);
    this.#flow.setApart();
  }

  #endMilestone(place: Place): void {
    if (!this.#milestone) throw faultAt(place, 'The marker \\* ends no milestone.');
    this.#milestone = undefined;
  }
}
