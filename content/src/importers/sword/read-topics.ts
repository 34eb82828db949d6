import sax from 'sax';
import type { BibleRef, Prose, ProseInline } from '@manna/shared/contracts';
import { ContentError } from '../../base/content-error';
import { faultAt, type Place } from '../../base/files/place';
import { readOsisRange } from '../../base/bible/osis-range';
import { osisOf } from '../../base/bible/reference-verses';
import type { ImportedEntry } from '../../base/imported/imported-entry';
import { refsOf, summaryOf, versesOfAll } from '../../base/imported/imported-prose';
import { readLines } from '../files/read-lines';
import type { ImportLog } from '../import-log';

const NO_VERSES = 'There are no such verses';
/** Words of an entry, and the verses that they name. */
interface Words {
  readonly text: string;
  readonly ref?: BibleRef;
}

/** A line of an entry, and the lines of the list below it. */
interface Topic {
  readonly line: Words[];
  readonly below: Words[][];
}

const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
const abbreviation = /^\(?[AR]\.$|^V\.[),]*$/;

/** 'AFFLICTIONS AND ADVERSITIES' as 'Afflictions and Adversities', 'ABEL-MEHOLAH' as 'Abel-meholah'. */
const titleOf = (heading: string): string =>
  heading
    .split(/\s+/)
    .map((word, index) => {
      if (abbreviation.test(word)) return word;
      const lower = word.toLowerCase();
      if (index > 0 && SMALL_WORDS.has(lower)) return lower;
      return lower.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');

/** Joins words that follow each other, and removes spaces at the ends and the arrow at the beginning. */
function inlinesOf(line: readonly Words[]): ProseInline[] {
  const joined: Words[] = [];
  for (const words of line) {
    const last = joined.at(-1);
    if (last && !last.ref && !words.ref) joined[joined.length - 1] = { text: last.text + words.text };
    else joined.push(words);
  }
  return joined.flatMap(({ text, ref }, index): ProseInline[] => {
    const spaced = text.replaceAll(/\s+/g, ' ');
    const begun = index === 0 ? spaced.replace(/^[\s→]+/, '') : spaced;
    const tidied = index === joined.length - 1 ? begun.trimEnd() : begun;
    if (tidied === '') return [];
    return ref ? [{ kind: 'reference', text: tidied, osis: osisOf(ref) }] : [{ kind: 'text', text: tidied }];
  });
}

/** Reads one entry's lines: a topic at each line break, and lists below topics. */
class TopicReader {
  readonly topics: Topic[] = [];
  #line: Words[] = [];
  #depth = 0;
  #ref: string | undefined;

  constructor(
    private readonly key: string,
    private readonly log: ImportLog,
  ) {}

  open(name: string, osis: string | undefined, place: Place): void {
    if (name === 'lb') this.#begin(this.#depth > 0);
    else if (name === 'item') this.#begin(true);
    else if (name === 'list') this.#depth += 1;
    else if (name === 'ref') this.#ref = osis;
    else if (name !== 'entryFree' && name !== 'def') this.log.unknown(place, `The element <${name}>`);
  }

  close(name: string): void {
    if (name === 'ref') this.#ref = undefined;
    if (name !== 'list') return;
    this.#depth -= 1;
    if (this.#depth === 0) this.#begin(false);
  }

  text(text: string): void {
    const osis = this.#ref;
    const ref = osis === undefined ? undefined : readOsisRange(osis);
    if (osis !== undefined && !ref) this.log.tally(`${this.key}: ${osis}`, `${NO_VERSES}; it stays plain text.`);
    // 'Micah 2' before 'Ch 34:20' is no reference, but the module took it for one.
    const last = this.#line.at(-1);
    if (last?.ref && /^\p{L}/u.test(text)) {
      this.log.tally(`${this.key}: ${last.text}${text}`, 'A reference that ends inside a word stays plain text.');
      this.#line[this.#line.length - 1] = { text: last.text };
    }
    this.#line.push(ref ? { text, ref } : { text });
  }

  #begin(isBelow: boolean): void {
    this.#line = [];
    const topic = this.topics.at(-1);
    if (isBelow && topic) topic.below.push(this.#line);
    else this.topics.push({ line: this.#line, below: [] });
  }
}

/** Topics become items of a list. One with a list below it becomes a paragraph before that list. */
function bodyOf(topics: readonly Topic[]): Prose {
  const body: Prose = [];
  let items: ProseInline[][] | undefined;
  for (const topic of topics) {
    const line = inlinesOf(topic.line);
    const below = topic.below.map(inlinesOf).filter(({ length }) => length > 0);
    if (below.length > 0) {
      if (line.length > 0) body.push({ kind: 'paragraph', inlines: line });
      body.push({ kind: 'list', ordered: false, items: below });
      items = undefined;
    } else if (line.length > 0) {
      if (items) items.push(line);
      else body.push({ kind: 'list', ordered: false, items: (items = [line]) });
    }
  }
  return body;
}

/** The words of the topics before their first references, without numbers and mere links to other entries. */
function headsOf(topics: readonly Topic[]): string {
  const lines = topics.flatMap(({ line, below }) => [line, ...(topics.length === 1 ? below : [])]);
  const heads = lines.map((line) => {
    const first = line.findIndex(({ ref }) => ref);
    const words = line.slice(0, first < 0 ? line.length : first).map(({ text }) => text);
    return words
      .join('')
      .replaceAll(/[\s→]+/g, ' ')
      .replace(/^\s*\d+\./, '')
      .replace(/[\s,;:.]+$/, '')
      .trim();
  });
  return heads.filter((head) => /\p{L}/u.test(head) && !/^See\b/.test(head)).join('; ');
}

function readEntry(key: string, text: string, place: Place, log: ImportLog): ImportedEntry | undefined {
  const reader = new TopicReader(key, log);
  const parser = sax.parser(true, { position: false });
  parser.onopentag = ({ name, attributes }) => {
    const { osisRef } = attributes;
    reader.open(name, typeof osisRef === 'string' ? osisRef : undefined, place);
  };
  parser.onclosetag = (name) => reader.close(name);
  parser.ontext = (words) => reader.text(words);
  parser.onerror = (error) => {
    throw faultAt(place, `This is not well-formed XML: ${error.message.split('\n')[0]}.`);
  };
  parser.write(text).close();
  const heads = headsOf(reader.topics);
  const lines = reader.topics.flatMap(({ line, below }) => [line, ...below]).flat();
  const refs = lines.flatMap(({ ref }) => ref ?? []);
  log.count('references', refs.length);
  const verses = versesOfAll(refs);
  if (verses.length === 0) {
    log.tally(key, 'The entry has no verses; it only refers to another one.');
    return undefined;
  }
  const name = titleOf(key);
  return {
    key,
    typename: 'DictionaryWord',
    name,
    aliases: [],
    summary: summaryOf(heads) ?? `Verses about ${name}.`,
    body: bodyOf(reader.topics),
    references: refsOf(verses),
    verses,
    kind: 'vocabulary',
    strongs: [],
    kin: [],
  };
}

/**
 * Reads a topical dictionary that mod2imp exported from a SWORD module: '$$$AARON', then the entry in TEI on one line.
 * Throws ContentError with file and line if an entry is not well-formed or has an unknown element.
 */
export function readTopics(path: string, file: string, log: ImportLog): ImportedEntry[] {
  const entries: ImportedEntry[] = [];
  const seen = new Map<string, number>();
  let key: string | undefined;
  for (const { text, number } of readLines(path, file)) {
    const place = { file, line: number };
    const heading = /^\$\$\$(.+)$/.exec(text)?.[1]?.trim();
    if (heading !== undefined) key = heading;
    else if (text.trim() !== '') {
      if (key === undefined || !text.startsWith('<entryFree')) {
        throw faultAt(place, 'This is not an entry of a topical dictionary in TEI, which begins with <entryFree>.');
      }
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      const entry = readEntry(key, text, place, log);
      // 'SIN' is a desert and a subject.
      if (entry) entries.push(times === 1 ? entry : { ...entry, key: `${key}:${times}` });
    }
  }
  if (seen.size === 0) throw new ContentError(`${file} has no entry.`);
  log.count('words', entries.length);
  return entries;
}
