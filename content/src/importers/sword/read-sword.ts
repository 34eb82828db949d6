import { inputFiles, type InputFile } from '../files/input-files';
import { faultAt, type Place } from '../../base/files/place';
import { readLines } from '../files/read-lines';
import type { ImportLog } from '../import-log';
import { OsisReader } from '../osis/osis-reader';
import { feedOsis } from '../osis/osis-xml';
import type { RawBook } from '../scripture/raw-book';
import { ModuleElements } from './module-elements';
import { bookOfKey } from './sword-books';

const ROOT = 'osisText';
const keyPattern = /^\$\$\$(.*)$/;
const verseKey = /^(.+) (\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/;

/** Reads one module's entries, each with the line of its key and the lines below it. */
class SwordReader {
  readonly #reader: OsisReader;
  readonly #elements: ModuleElements;
  readonly #feed;
  #book = '';
  /** Whether the entry's words are read. */
  #reads = false;
  #keys = 0;

  constructor(private readonly log: ImportLog) {
    this.#reader = new OsisReader(log);
    this.#elements = new ModuleElements(this.#reader, (place) => this.#startAppended(place));
    this.#feed = feedOsis(this.#elements, ROOT);
    this.#feed.write(`<${ROOT}>`, { file: '', line: 0 });
  }

  line(text: string, place: Place): void {
    const key = keyPattern.exec(text)?.[1]?.trim();
    if (key !== undefined) return this.#key(key, place);
    if (this.#keys === 0 && text.trim() !== '') {
      throw faultAt(place, 'The file is not an export of mod2imp: it does not begin with $$$ and a key.');
    }
    if (!this.#reads) {
      if (text.trim() !== '')
        this.log.tally(`${place.file}:${place.line}`, 'Introductions of modules, testaments and books are left out.');
      return;
    }
    // A line that ends with a backslash continues in the next one.
    const continued = text.endsWith('\\');
    const words = this.#withElements(continued ? text.slice(0, -1) : text, place);
    this.#feed.write(continued ? words : `${words}\n`, place);
  }

  /** The maker of a module missed some of USFM's markers of God's name, and wrote the other one as an element. */
  #withElements(text: string, place: Place): string {
    if (!text.includes('\\')) return text;
    const words = text.replaceAll(/\\\+?nd /g, '<divineName>').replaceAll(/\\\+?nd\*/g, '</divineName>');
    if (words !== text)
      this.log.tally(`${place.file}:${place.line}`, 'A marker of USFM in OSIS was read as what it means.');
    return words;
  }

  finish(place: Place, ended: boolean): RawBook[] {
    if (this.#keys === 0) throw faultAt(place, 'The file has no entry.');
    this.#endEntry(place);
    this.#reader.endBook(place, ended);
    return this.#reader.books;
  }

  #endEntry(place: Place): void {
    this.#feed.flush();
    if (this.#elements.depth > 1) {
      throw faultAt(
        place,
        `The entry before this line ends inside <${this.#elements.openName}>; it seems to be cut off.`,
      );
    }
    this.#reader.draft?.endVerse();
    this.#elements.startEntry();
  }

  /**
   * A verse that the module's numbering does not have stands behind the verse before it. Only the doxology behind
   * Romans 14:23 is known to belong elsewhere; any other such words belong to no verse.
   */
  #startAppended(place: Place): void {
    const { draft } = this.#reader;
    draft?.endVerse();
    if (draft?.book.osisId === 'Rom' && draft.chapter === 14) draft.startVerse(24, 26, '', place);
  }

  #key(key: string, place: Place): void {
    this.#endEntry(place);
    this.#keys += 1;
    this.#reads = false;
    if (key.startsWith('[')) return;
    const match = verseKey.exec(key);
    if (!match) throw faultAt(place, `The key "${key}" names no verse; only modules of Bibles can be imported.`);
    const [, name = '', chapterText, first, last = first] = match;
    if (name !== this.#book) {
      this.#book = name;
      this.#reader.startBook(bookOfKey(name), name, place);
    }
    const { draft } = this.#reader;
    const chapter = Number(chapterText);
    if (!draft || chapter === 0) return;
    if (chapter !== draft.chapter) draft.startChapter(chapter, place);
    this.#reads = true;
    // The text of verse 0 contains headings and titles of the chapter.
    if (Number(first) > 0) draft.startVerse(Number(first), Number(last), '', place);
  }
}

function readModule(file: InputFile, log: ImportLog): RawBook[] {
  const reader = new SwordReader(log);
  let place: Place = { file: file.name, line: 1 };
  let ended = true;
  for (const line of readLines(file.path, file.name)) {
    place = { file: file.name, line: line.number };
    ({ ended } = line);
    reader.line(line.text, place);
  }
  log.count('files');
  return reader.finish(place, ended);
}

/**
 * Reads a Bible that mod2imp exported from a SWORD module: '$$$Genesis 1:1', then the verse in OSIS or as plain text.
 * Throws ContentError with file and line if the file is something else or truncated.
 */
export function readSword(path: string, log: ImportLog): RawBook[] {
  const [file, ...more] = inputFiles(path, ['.imp', '.txt']);
  if (!file) return [];
  for (const { name } of more) log.skip(name, `One file is one module; ${file.name} was read.`);
  return readModule(file, log);
}
