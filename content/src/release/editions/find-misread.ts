import { differenceOf } from './misspelling';
import { independent } from './witnesses';
import type { WordStock } from './word-stock';

/** A word that looks misread: the words around it, and the word that other editions have there. */
export interface Suspect {
  readonly verse: string;
  readonly before: string;
  readonly word: string;
  readonly after: string;
  readonly right: string;
}

const WITNESSES = 2;
/** From so many differences of the same two words on, an edition does it on purpose: 'begot' for 'begat'. */
const ON_PURPOSE = 3;
/** How often the edition must have the other word elsewhere. */
const COMMON = 20;

/** The middle word of three in one edition. */
interface Reading {
  readonly slug: string;
  readonly word: string;
}

/** The words of a verse in each edition, by the two words around them; with `only`, those around words of this edition. */
function readingsOf(texts: ReadonlyMap<string, readonly string[]>, only: string | undefined): Map<string, Reading[]> {
  const readings = new Map<string, Reading[]>();
  const ofOnly = only === undefined ? undefined : texts.get(only);
  const ordered = only !== undefined && ofOnly ? new Map([[only, ofOnly], ...texts]) : texts;
  for (const [slug, words] of ordered) {
    for (let at = 1; at < words.length - 1; at += 1) {
      const around = `${words[at - 1] ?? ''} ${words[at + 1] ?? ''}`;
      const found = readings.get(around);
      const reading = { slug, word: words[at] ?? '' };
      if (found) found.push(reading);
      else if (only === undefined || slug === only) readings.set(around, [reading]);
    }
  }
  return readings;
}

function suspectsAt(
  verse: string,
  texts: ReadonlyMap<string, readonly string[]>,
  only: string | undefined,
): (Suspect & { slug: string })[] {
  return [...readingsOf(texts, only)].flatMap(([around, readings]) => {
    if (readings.length <= WITNESSES || readings.every(({ word }) => word === readings[0]?.word)) return [];
    const [before = '', after = ''] = around.split(' ');
    return readings.flatMap(({ slug, word }) => {
      if (only !== undefined && slug !== only) return [];
      const others = readings.filter((other) => independent(slug, other.slug));
      if (others.some((other) => other.word === word)) return [];
      const near = others.filter((other) => differenceOf(word, other.word, true) !== undefined);
      return [...new Set(near.map((other) => other.word))]
        .filter((right) => independentCount(near.filter((other) => other.word === right)) >= WITNESSES)
        .map((right) => ({ slug, verse, before, word, after, right }));
    });
  });
}

const independentCount = (readings: readonly Reading[]): number =>
  readings.filter(({ slug }, index) => readings.slice(0, index).every((other) => independent(slug, other.slug))).length;

/** Two neighbours in a text. */
type Neighbours = readonly [before: string, after: string];

/** Counts how often each of these neighbours stand together in any edition. Returns the count of two of them. */
function countTogether(stock: WordStock, wanted: readonly Neighbours[]): (neighbours: Neighbours) => number {
  // No text is made of each two words: there are six million of them.
  const counts = new Map<string, Map<string, number>>();
  for (const [before, after] of wanted) {
    const ofBefore = counts.get(before) ?? new Map<string, number>();
    counts.set(before, ofBefore.set(after, 0));
  }
  for (const passages of stock.passages.values()) {
    for (const words of passages.values()) {
      for (let at = 1; at < words.length; at += 1) {
        const ofBefore = counts.get(words[at - 1] ?? '');
        const after = words[at] ?? '';
        const count = ofBefore?.get(after);
        if (count !== undefined) ofBefore?.set(after, count + 1);
      }
    }
  }
  return ([before, after]) => counts.get(before)?.get(after) ?? 0;
}

/**
 * Finds words that a copy seems to have misread, by edition. Two independent editions have another word, one letter away,
 * between the same neighbours; none has this word there; and no edition has this word beside either of them elsewhere.
 * With `only`, the slug of an edition, the words of the others are not looked at.
 */
export function findMisread(stock: WordStock, only?: string): ReadonlyMap<string, readonly Suspect[]> {
  const { passages } = stock;
  const refs = new Set([...passages.values()].flatMap((ofEdition) => [...ofEdition.keys()]));
  const suspects = [...refs].flatMap((ref) => {
    const texts = [...passages].flatMap(([slug, ofEdition]) => {
      const words = ofEdition.get(ref);
      return words ? [[slug, words] as const] : [];
    });
    return suspectsAt(ref, new Map(texts), only);
  });
  const neighboursOf = ({ before, word, after }: Suspect): Neighbours[] => [
    [before, word],
    [word, after],
  ];
  const together = countTogether(stock, suspects.flatMap(neighboursOf));
  const alone = suspects.filter(
    (suspect) =>
      neighboursOf(suspect).every((neighbours) => together(neighbours) === 1) &&
      stock.timesIn(suspect.slug, suspect.right) >= COMMON,
  );
  const times = new Map<string, number>();
  const kindOf = ({ slug, word, right }: (typeof suspects)[number]) => `${slug} ${word} ${right}`;
  for (const suspect of suspects) times.set(kindOf(suspect), (times.get(kindOf(suspect)) ?? 0) + 1);
  const bySlug = new Map<string, Suspect[]>();
  for (const suspect of alone.filter((each) => (times.get(kindOf(each)) ?? 0) < ON_PURPOSE)) {
    bySlug.set(suspect.slug, [...(bySlug.get(suspect.slug) ?? []), suspect]);
  }
  return bySlug;
}
