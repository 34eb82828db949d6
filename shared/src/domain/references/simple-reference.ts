import type { BibleRef } from '../../contracts';
import { awoken, verseCount } from './awoken';

/** The library's message for a range that does not end after its start. */
export const BACKWARDS = 'End of range must be higher than start';

/** The references, BACKWARDS for a backwards range, or undefined for other kinds of text. */
type Simple = BibleRef[] | typeof BACKWARDS | undefined;

/** A book, then nothing or chapters: 'Gen', '1 John 2', 'Ps 1-3'. */
const ofChapters = /^([123]? *[a-z]+)\.? *(?:(\d+)(?:-(\d+))?)?$/i;
/** A book, then verses of a chapter: 'John 3:5-7,16'. */
const ofVerses = /^([123]? *[a-z]+)\.? *(\d+) *[:v.] *(\d+(?:-\d+)?(?:, *\d+(?:-\d+)?)*)$/i;
/** A book, then verses over chapters: 'Gen 1:1-2:3'. */
const overChapters = /^([123]? *[a-z]+)\.? *(\d+)[:v.](\d+)-(\d+)[:v.](\d+)$/i;
/** Separator of references. A comma before a number may continue with verses. */
const between = /; |[,_] ?(?=[a-z])/i;

const { order } = awoken.versification;
const named = new Map(
  order.flatMap(({ id, name, aliases }) => [name, ...aliases].map((known) => [known.toLowerCase(), id] as const)),
);
const identified = new Map(order.map(({ id }) => [id.toLowerCase(), id]));

function bookIdOf(written: string): string | undefined {
  const name = written.toLowerCase();
  return named.get(name.replace(/^(\d) */, '$1 ')) ?? identified.get(name);
}

function chapters(book: string, start: number, end: number): BibleRef {
  const last = { book, chapter: end, verse: Math.max(verseCount(book, end), 1) };
  return { is_range: true, start: { book, chapter: start, verse: 1 }, end: last };
}

function parseChapters([, name = '', first, last]: RegExpExecArray): Simple {
  const book = bookIdOf(name);
  if (book === undefined) return undefined;
  if (first === undefined) return [awoken.makeRange(book)];
  const [start, end] = [Number(first), Number(last ?? first)];
  if (last !== undefined && end <= start) return BACKWARDS;
  return [chapters(book, start, end)];
}

function parseVerses([, name = '', chapter, verses = '']: RegExpExecArray): Simple {
  const book = bookIdOf(name);
  if (book === undefined) return undefined;
  const refs: BibleRef[] = [];
  for (const run of verses.split(',')) {
    const [verse = 0, last] = run.split('-').map(Number);
    const start = { book, chapter: Number(chapter), verse };
    if (last !== undefined && last <= verse) return BACKWARDS;
    refs.push(last === undefined ? start : { is_range: true, start, end: { ...start, verse: last } });
  }
  return refs;
}

function parseOverChapters([, name = '', ...numbers]: RegExpExecArray): Simple {
  const book = bookIdOf(name);
  const [chapter = 0, verse = 0, lastChapter = 0, lastVerse = 0] = numbers.map(Number);
  if (book === undefined) return undefined;
  return [{ is_range: true, start: { book, chapter, verse }, end: { book, chapter: lastChapter, verse: lastVerse } }];
}

const kinds = [
  { pattern: ofChapters, parse: parseChapters },
  { pattern: ofVerses, parse: parseVerses },
  { pattern: overChapters, parse: parseOverChapters },
];

function parsePart(part: string): Simple {
  for (const { pattern, parse } of kinds) {
    const match = pattern.exec(part);
    if (match) return parse(match);
  }
  return undefined;
}

/**
 * Parses references of the simplest kinds, which most are; undefined for all others, which the library's parser has to
 * parse or reject. Returns the same as the library, about ten times as fast.
 */
export function parseSimple(spelt: string): Simple {
  const refs: BibleRef[] = [];
  for (const part of spelt.split(between)) {
    const found = parsePart(part);
    if (!found || found === BACKWARDS) return found;
    refs.push(...found);
  }
  return refs;
}
