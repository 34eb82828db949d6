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

/** How often each of these pairs of neighbours stands in any edition. */
function countPairs(stock: WordStock, pairs: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  const first = new Set([...pairs].map((pair) => pair.slice(0, pair.indexOf(' '))));
  for (const passages of stock.passages.values()) {
    for (const words of passages.values()) {
      for (let at = 1; at < words.length; at += 1) {
        const before = words[at - 1] ?? '';
        if (!first.has(before)) continue;
        const pair = `${before} ${words[at] ?? ''}`;
        if (pairs.has(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
  }
  return counts;
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
  const pairsOf = ({ before, word, after }: Suspect) => [`${before} ${word}`, `${word} ${after}`];
  const counts = countPairs(stock, new Set(suspects.flatMap(pairsOf)));
  const alone = suspects.filter(
    (suspect) =>
      pairsOf(suspect).every((pair) => counts.get(pair) === 1) && stock.timesIn(suspect.slug, suspect.right) >= COMMON,
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
