import type { Place } from '../../base/files/place';
import type { Attributes } from '../osis/osis-elements';
import type { OsisReader } from '../osis/osis-reader';
import type { OsisSink } from '../osis/osis-xml';

/**
 * Passes the elements of a module's entries to a reader of OSIS. The keys of the entries tell books, chapters and verses,
 * so the module's own elements for them are ignored. `onAppended` is called when a second verse begins inside an entry:
 * the module's numbering does not have that verse.
 */
export class ModuleElements implements OsisSink {
  #isIgnored: boolean[] = [];
  #hasChapterEnded = false;
  #isBeforeVerse = false;
  #isBehindBook = false;

  constructor(
    private readonly reader: OsisReader,
    private readonly onAppended: (place: Place) => void,
  ) {}

  get depth(): number {
    return this.reader.depth;
  }

  get openName(): string | undefined {
    return this.reader.openName;
  }

  /** Prepares for the next entry. */
  startEntry(): void {
    this.#hasChapterEnded = false;
    this.#isBeforeVerse = false;
    this.#isBehindBook = false;
  }

  open(name: string, attributes: Attributes, place: Place): void {
    const isIgnored = this.#isBehindBook || this.#ignores(name, attributes, place);
    this.#isIgnored.push(isIgnored);
    if (isIgnored) return;
    // Modules that were made from USFM have the subscriptions of the epistles as titles behind the last chapter.
    if (name === 'title' && this.#hasChapterEnded) this.reader.open('div', { ...attributes, type: 'colophon' }, place);
    else this.reader.open(name, attributes, place);
  }

  text(text: string): void {
    if (!this.#isBehindBook) this.reader.text(text);
  }

  close(): void {
    if (this.#isIgnored.pop() !== true) this.reader.close();
  }

  #ignores(name: string, { type, subType, sID, eID }: Attributes, place: Place): boolean {
    if (name === 'chapter') {
      this.#hasChapterEnded ||= eID !== undefined;
      return true;
    }
    // A list and an item of it may go on over several verses, and so over several entries.
    if (name === 'item') this.reader.draft?.startBlock('paragraph');
    if (name === 'list' || name === 'item') return true;
    if (name !== 'div') return false;
    if (type === 'book') {
      // What follows in the entry, such as a glossary behind the last book, is not part of the text.
      this.#isBehindBook = eID !== undefined;
      return true;
    }
    if (type !== 'x-milestone' || subType !== 'x-preverse') return false;
    if (sID !== undefined) {
      if (this.#isBeforeVerse || this.reader.draft?.isInsideVerse) this.onAppended(place);
      this.#isBeforeVerse = true;
    }
    return true;
  }
}
