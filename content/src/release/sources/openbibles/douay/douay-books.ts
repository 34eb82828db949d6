import type { KjvGuide } from '../../kjv-guide';
import { placeVerses, type GuideVerse } from './place-verses';
import { partTitles, titleBegins } from './douay-titles';
import { versesOfBook } from './douay-verses';
import type { PlacedChapters } from '../placed-chapters';
import type { OsisBook } from '../read-openbible';

const guideVerses = ({ chapters }: KjvGuide, book: string): GuideVerse[] =>
  [...chapters.values()]
    .filter(({ osisId }) => osisId.startsWith(`${book}.`))
    .flatMap(({ osisId, verses }) => verses.map((text, index) => ({ chapter: osisId, verse: index + 1, text })));

/** The result of placing a book. All verses except the vacant ones have the package's numbers. */
export interface BookPlacing {
  readonly wider: readonly string[];
  readonly unplaced: readonly string[];
  readonly titlesWithoutPlace: readonly string[];
  readonly joined: number;
  readonly renumbered: number;
  /** Verses of the King James Version for which no verse was found. */
  readonly vacant: readonly string[];
}

/** Places the verses of one book, and the psalm titles that the source counts as verses. */
export function placeBook(book: OsisBook, guide: KjvGuide, placed: PlacedChapters): BookPlacing {
  const verses = versesOfBook(book);
  const { texts, titles } = book.osisId === 'Ps' ? partTitles(verses, guide) : { texts: verses, titles: [] };
  const measure = guideVerses(guide, book.osisId);
  const placing = placeVerses(texts, measure, guide.likeness);
  const home = new Map([...placing.placed].flatMap(([at, sources]) => sources.map((verse) => [verse, at] as const)));
  const unplaced: number[] = [];
  for (const verse of placing.unplaced) {
    const behind = home.get(verse + 1);
    // The title and the verse belong to one sentence. They are split later.
    if (behind !== undefined && measure[behind]?.verse === 1 && titleBegins.test(texts[verse]?.text ?? '')) {
      home.set(verse, behind);
    } else unplaced.push(verse);
  }
  let renumbered = 0;
  for (const [verse, at] of [...home].sort(([one], [other]) => one - other)) {
    const there = measure[at];
    const here = texts[verse];
    if (!there || !here) continue;
    placed.put(there.chapter, there.verse, here.text);
    if (here.osisId !== `${there.chapter}.${there.verse}`) renumbered += 1;
  }
  const titlesWithoutPlace: string[] = [];
  for (const { title, before } of titles) {
    const there = measure[home.get(before) ?? placing.wider.get(before) ?? -1];
    if (there && (there.verse === 1 || placing.wider.has(before))) placed.setTitle(there.chapter, title);
    else titlesWithoutPlace.push(title);
  }
  const idOf = (verse: number) => texts[verse]?.osisId ?? '';
  return {
    wider: [...placing.wider.keys()].map(idOf),
    unplaced: unplaced.map(idOf),
    titlesWithoutPlace,
    joined: [...placing.placed.values()].filter(({ length }) => length > 1).length,
    renumbered,
    vacant: measure.flatMap(({ chapter, verse }, at) => (placing.placed.has(at) ? [] : [`${chapter}.${verse}`])),
  };
}
