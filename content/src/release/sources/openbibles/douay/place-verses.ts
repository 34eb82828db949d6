import { alignVerses, certainPairs, type Pair } from './align-verses';
import type { Likeness } from '../../likeness';

/** A verse of the source, with its chapter in the source's numbering. */
export interface SourceVerse {
  readonly chapter: string;
  readonly text: string;
}

/** A verse of the guide. */
export interface GuideVerse {
  readonly chapter: string;
  readonly verse: number;
  readonly text: string;
}

/** The positions of a source's verses. All numbers are indices into the two given lists. */
export interface Placing {
  /** Source verses by the corresponding verse of the guide, in the source's order if there are several. */
  readonly placed: ReadonlyMap<number, readonly number[]>;
  /** Source verses that contain the words of several verses of the guide, each with the most similar of them. */
  readonly wider: ReadonlyMap<number, number>;
  /** Source verses without a certain counterpart in the guide. */
  readonly unplaced: readonly number[];
}

/** How much more similar two verses together must be than one of them, so that both count. */
const CLEARLY_MORE = 0.05;
/** The least similarity for a verse that is out of order. */
const STRAY = 0.45;

/**
 * Finds the corresponding verse of the guide for each verse of one book, by similarity and order, not by number. Verses
 * without a certain counterpart stay unplaced.
 */
export function placeVerses(source: readonly SourceVerse[], guide: readonly GuideVerse[], likeness: Likeness): Placing {
  const sourceWeights = source.map(({ text }) => likeness.weigh(text));
  const guideWeights = guide.map(({ text }) => likeness.weigh(text));
  const between = (sources: readonly number[], guides: readonly number[]) =>
    likeness.between(
      sources.map((index) => source[index]?.text ?? '').join(' '),
      guides.map((index) => guide[index]?.text ?? '').join(' '),
    );
  const placed = new Map<number, number[]>();
  const home = new Map<number, number>();
  const place = (verse: number, at: number) => {
    placed.set(
      at,
      [...(placed.get(at) ?? []), verse].sort((one, other) => one - other),
    );
    home.set(verse, at);
  };
  const sameBorder = (pair: Pair, by: -1 | 1) =>
    source[pair.source]?.chapter !== source[pair.source + by]?.chapter &&
    guide[pair.guide]?.chapter !== guide[pair.guide + by]?.chapter;
  const pairs = alignVerses(sourceWeights, guideWeights);
  for (const pair of certainPairs(pairs, (each) => sameBorder(each, -1) || sameBorder(each, 1))) {
    place(pair.source, pair.guide);
  }

  const strays = [...source.keys()].filter((index) => !home.has(index));

  // Place the other half of a verse that the source splits in two.
  for (const verse of strays) {
    if (home.has(verse)) continue;
    const halves = [verse - 1, verse + 1].flatMap((other) => {
      const at = home.get(other);
      if (at === undefined || source[other]?.chapter !== source[verse]?.chapter) return [];
      const gain = between([Math.min(verse, other), Math.max(verse, other)], [at]) - between([other], [at]);
      return gain > CLEARLY_MORE ? [{ at, gain }] : [];
    });
    const [best] = halves.sort((one, other) => other.gain - one.gain);
    if (best) place(verse, best.at);
  }

  // Place verses that are out of order: the most similar remaining pairs of nearby chapters.
  const chapterNumber = (chapter: string | undefined) => Number(chapter?.split('.')[1]);
  const near = (verse: number, at: number) =>
    Math.abs(chapterNumber(source[verse]?.chapter) - chapterNumber(guide[at]?.chapter)) <= 1;
  const vacant = [...guide.keys()].filter((index) => !placed.has(index));
  const candidates = strays
    .filter((verse) => !home.has(verse))
    .flatMap((verse) =>
      vacant.filter((at) => near(verse, at)).map((at) => ({ verse, at, like: between([verse], [at]) })),
    )
    .filter(({ like }) => like >= STRAY)
    .sort((one, other) => other.like - one.like);
  for (const { verse, at } of candidates) if (!home.has(verse) && !placed.has(at)) place(verse, at);

  // A verse next to a vacant one contains the words of both if it is clearly more similar to the two together.
  const wider = new Map<number, number>();
  for (const empty of vacant) {
    if (placed.has(empty)) continue;
    for (const at of [empty - 1, empty + 1]) {
      const verses = placed.get(at);
      if (!verses || guide[at]?.chapter !== guide[empty]?.chapter) continue;
      const both = between(verses, [Math.min(at, empty), Math.max(at, empty)]);
      if (both > between(verses, [at]) + CLEARLY_MORE) {
        for (const verse of verses) wider.set(verse, at);
        placed.delete(at);
      }
    }
  }
  return {
    placed,
    wider: new Map([...wider].sort(([one], [other]) => one - other)),
    unplaced: strays.filter((verse) => !home.has(verse) && !wider.has(verse)),
  };
}
