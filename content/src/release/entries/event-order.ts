import type { BibleRef } from '@manna/shared/contracts';
import { books, versePlace } from '@manna/shared/domain';
import { versesOf } from '../../base/bible/reference-verses';

/** An event that is not yet sorted among the other events of its year. */
interface DatedEvent {
  readonly slug: string;
  readonly references: readonly BibleRef[];
}

/** Books that look back on past events and do not tell them in order: poetry and letters. */
const lookingBack = new Set(
  books.filter(({ division }) => ['poetry', 'letters'].includes(division)).map(({ number }) => number),
);
/**
 * Books that tell the same years side by side, with the verses at which all four are at the same time: Jesus begins to teach in Galilee,
 * feeds the five thousand, enters Jerusalem, is crucified. What John tells before is earlier than in the others (John 3:24).
 */
const gospels: Readonly<Record<string, readonly (readonly [chapter: number, verse: number])[]>> = {
  MAT: [
    [4, 12],
    [14, 13],
    [21, 1],
    [27, 32],
  ],
  MRK: [
    [1, 14],
    [6, 30],
    [11, 1],
    [15, 21],
  ],
  LUK: [
    [4, 14],
    [9, 10],
    [19, 28],
    [23, 26],
  ],
  JHN: [
    [5, 1],
    [6, 1],
    [12, 12],
    [19, 17],
  ],
};
const BOOK = 1_000_000;
const CHAPTER = 1_000;
const AFTER_ALL_VERSES = Number.MAX_SAFE_INTEGER;

const middleOf = (verses: readonly number[]): number => [...verses].sort((a, b) => a - b)[verses.length >> 1] ?? 0;

/**
 * The position of an event in each book that tells it: the middle one of its verses in the book, so that a prelude has no
 * weight. A single verse looks back on an event that other books tell: Peter's prayer names Herod after Pentecost.
 */
type Telling = ReadonlyMap<number, number>;

function tellingOf({ references }: DatedEvent): Telling {
  const verses = new Map<number, number[]>();
  for (const verse of references.flatMap(versesOf)) {
    const { book } = versePlace(verse);
    const ofBook = verses.get(book) ?? [];
    ofBook.push(verse);
    verses.set(book, ofBook);
  }
  const isTold = [...verses.values()].some(({ length }) => length > 1);
  return new Map(
    [...verses].filter(([, all]) => all.length > 1 || !isTold).map(([book, all]) => [book, middleOf(all)]),
  );
}

/** The position of a verse among all books; that in a Gospel is how far the Gospel has come, so that they run side by side. */
function placeAmongBooks([number, place]: readonly [number, number]): number {
  const book = books.find((one) => one.number === number);
  const [first] = books.filter(({ division }) => division === 'gospels');
  const common = gospels[book?.usfmId ?? ''];
  if (!book || !first || !common) return place;
  const stages = [0, ...common.map(([chapter, verse]) => chapter * CHAPTER + verse), (book.chapterCount + 1) * CHAPTER];
  const inBook = place - number * BOOK;
  const stage = stages.findLastIndex((start) => start <= inBook);
  const [start = 0, end = start + 1] = stages.slice(stage);
  return (first.number + (stage + (inBook - start) / (end - start)) / stages.length) * BOOK;
}

/** Whether `one` comes first in every book that tells both events. */
function isBefore(one: Telling, other: Telling): boolean {
  const both = [...one].flatMap(([book, place]) => {
    const there = lookingBack.has(book) ? undefined : other.get(book);
    return there === undefined || there === place ? [] : [place < there];
  });
  return both.length > 0 && both.every(Boolean);
}

/**
 * Sorts the events of one year in the order in which they happened, as far as their references show it. Two events in
 * the same book keep the order of that book, which merges the Gospels into one sequence. Other events are sorted by their
 * first reference, then by slug.
 */
export function inOrderOfTelling<E extends DatedEvent>(events: readonly E[]): E[] {
  const rows = events.map((event) => {
    const telling = tellingOf(event);
    const [main] = telling;
    return { event, telling, main: main ? placeAmongBooks(main) : AFTER_ALL_VERSES };
  });
  const waiting = rows.sort((a, b) => a.main - b.main || (a.event.slug < b.event.slug ? -1 : 1));
  const ordered: E[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((row) => !waiting.some((other) => isBefore(other.telling, row.telling)));
    // If books contradict each other in a cycle, canonical order decides.
    for (const { event } of waiting.splice(Math.max(free, 0), 1)) ordered.push(event);
  }
  return ordered;
}

const PLACES_IN_A_YEAR = 1000;

/** Returns the sort key of each event: its first year plus, as decimals, its rank in that year. */
export function sortKeys(events: readonly (DatedEvent & { readonly start: number })[]): ReadonlyMap<string, number> {
  const years = new Map<number, DatedEvent[]>();
  for (const event of events) years.set(event.start, [...(years.get(event.start) ?? []), event]);
  return new Map(
    [...years].flatMap(([year, ofYear]) =>
      inOrderOfTelling(ofYear).map(({ slug }, index) => [
        slug,
        (year * PLACES_IN_A_YEAR + index + 1) / PLACES_IN_A_YEAR,
      ]),
    ),
  );
}
