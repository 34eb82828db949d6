import type { Entry } from '@manna/shared/contracts';
import { verseTitle } from '@manna/shared/domain';
import { inCanonOrder } from '../../base/bible/reference-verses';
import type { AuthoredEntry, AuthoredWorld } from '../authored/authored';
import type { Fault } from '../authored/fault';
import { idOf } from '../authored/known-entries';
import type { DerivedName } from '../names/derived-name';
import { headWordsOf, ownWordsOf, type OwnWords } from './mentions';

/** Percentage of the verses with a head word that must be in the list of its entry. */
const LEAST_PERCENT = 95;
/** Verses that a fault names; more are counted. */
const VERSES_SHOWN = 5;
const PREFIX = 'coverage.';
const HEAD = 'a head word of the dictionary';

interface CoverageInput {
  readonly authored: readonly AuthoredEntry[];
  /** The finished entries. */
  readonly entries: readonly Entry[];
  readonly names: readonly DerivedName[];
}

/** How complete the lists of verses are. */
export interface Coverage {
  /** Verses that have certain words, and how many of them are listed: 'coverage.verses with a head word'. */
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

const listed = (verses: readonly number[]): string => {
  const more = verses.length - VERSES_SHOWN;
  const shown = verses
    .slice(0, VERSES_SHOWN)
    .map((verse) => verseTitle(verse) ?? String(verse))
    .join('; ');
  return more > 0 ? `${shown} and ${more} more` : shown;
};

/** Returns the verses whose Hebrew or English has one of the words, without the exceptions that the entry states. */
function versesOfWords(own: OwnWords, { hebrew, text }: AuthoredWorld): readonly number[] {
  const ofHebrew = own.strongs.flatMap((strongs) => hebrew(strongs));
  const found = inCanonOrder([...ofHebrew, ...text.versesWith(own.words, own.except)]);
  return found.filter((verse) => !own.exceptVerses.has(verse));
}

/** Returns the exceptions in which no word of the entry is. They are left over from other words. */
const idleExceptions = (own: OwnWords, world: AuthoredWorld): readonly number[] => {
  const found = new Set(versesOfWords({ ...own, exceptVerses: new Set() }, world));
  return [...own.exceptVerses].filter((verse) => !found.has(verse));
};

/** Counts verses and those of them that are listed. */
class Tally {
  readonly counts: Record<string, number> = {};

  /** Adds verses that have `what`, and returns those that are not in the list. */
  add(what: string, verses: readonly number[], list: ReadonlySet<number>): readonly number[] {
    const missing = verses.filter((verse) => !list.has(verse));
    const [all, found] = [`${PREFIX}verses with ${what}`, `${PREFIX}listed of those with ${what}`];
    this.counts[all] = (this.counts[all] ?? 0) + verses.length;
    this.counts[found] = (this.counts[found] ?? 0) + verses.length - missing.length;
    return missing;
  }

  /** Percentage of the verses with `what` that are listed; 100 if there are none. */
  percent(what: string): number {
    const all = this.counts[`${PREFIX}verses with ${what}`] ?? 0;
    return all === 0 ? 100 : ((this.counts[`${PREFIX}listed of those with ${what}`] ?? 0) / all) * 100;
  }
}

/**
 * Compares the lists of verses of finished entries with the texts. It is a fault if an animal, a plant or a word does not
 * list a verse that has one of its own words and is not among its exceptions; if a verse that has a name is in no list of
 * an entry with that name; and if less than 95 of a hundred verses with a head word of the dictionary are listed.
 */
export function coverageOf({ authored, entries, names }: CoverageInput, world: AuthoredWorld): Coverage {
  const lists = new Map(entries.map(({ id, verses }) => [id, new Set(verses)]));
  const tally = new Tally();
  const faults: Fault[] = [];
  for (const entry of authored) {
    const own = ownWordsOf(entry);
    if (!own) continue;
    const list = lists.get(idOf(entry)) ?? new Set<number>();
    const fault = (sentence: string) => faults.push({ file: entry.file, line: entry.lineOf('inText'), sentence });
    const missing = tally.add(`own words of ${entry.collection}`, versesOfWords(own, world), list);
    if (missing.length > 0) fault(`The list of verses lacks ${listed(missing)}, which has a word of the entry.`);
    const idle = idleExceptions(own, world);
    if (idle.length > 0) fault(`No word of the entry is in ${listed(idle)}, so it needs no exception.`);
    if (entry.collection === 'dictionary') tally.add(HEAD, world.text.versesWith(headWordsOf(entry)), list);
  }
  const ofNumber = new Map<string, Set<number>>();
  for (const { originals, verses } of entries) {
    for (const { strongs } of originals) {
      const all = ofNumber.get(strongs) ?? new Set();
      for (const verse of verses) all.add(verse);
      ofNumber.set(strongs, all);
    }
  }
  for (const { key, name, strongs, verses } of names) {
    const list = new Set(strongs.flatMap((number) => [...(ofNumber.get(number) ?? [])]));
    const missing = tally.add('a proper name', verses, list);
    if (missing.length === 0) continue;
    const sentence = `No entry of the name ${name} (${key}) lists ${listed(missing)}.`;
    faults.push({ file: 'content/authored', line: 1, sentence });
  }
  const percent = tally.percent(HEAD);
  if (percent < LEAST_PERCENT) {
    const sentence = `Only ${percent.toFixed(1)} % of the verses with ${HEAD} are listed; ${LEAST_PERCENT} % must be.`;
    faults.push({ file: 'content/authored', line: 1, sentence });
  }
  return { counts: tally.counts, faults };
}

/** Formats the counts of `coverageOf` as shares: '99.8 % of 1,234 verses with a head word are listed'. */
export function coverageLine(counts: Readonly<Record<string, number>>): string {
  const start = `${PREFIX}verses with `;
  const shares = Object.entries(counts).flatMap(([key, all]) => {
    if (!key.startsWith(start) || all === 0) return [];
    const what = key.slice(start.length);
    const share = ((counts[`${PREFIX}listed of those with ${what}`] ?? 0) / all) * 100;
    return [`${share.toFixed(1)} % of ${all.toLocaleString('en-GB')} verses with ${what}`];
  });
  return `listed are ${shares.join(', ')}`;
}
