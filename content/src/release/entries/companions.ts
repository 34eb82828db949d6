import type { Entry } from '@manna/shared/contracts';
import { versesOf } from '../../base/bible/reference-verses';

/** Entries with more verses than this are known to everyone, and share verses with nearly every name. */
const MOST_VERSES = 60;
/** How many companions an entry gets, and how many of them may be events. */
const MOST_COMPANIONS = 5;
const MOST_EVENTS = 2;
/** How often an entry may be a companion, so that its own page is not filled with names that are found once. */
const MOST_USES = 6;
/** How many verses away a companion may be if there is none in the same verse. */
const NEAR = 3;
/** A shared verse counts more for a scene, and for an entry that was written by hand. */
const weights = { event: 2, authored: 1.5, derived: 1 } as const;

const isName = ({ typename }: Entry) => typename === 'Person' || typename === 'Place' || typename === 'Tribe';
/** Pages of names that several bearers share lead to the bearers in their text. */
const isNamePage = ({ name }: Entry) => name.endsWith(' (name)');
const canBeCompanion = (entry: Entry) =>
  entry.typename === 'Event' || (isName(entry) && entry.verses.length <= MOST_VERSES);
/** The verses by which an entry can be found. A scene is where its references are, not where its text looks back to. */
const placesOf = (entry: Entry) => (entry.typename === 'Event' ? entry.references.flatMap(versesOf) : entry.verses);
const weightOf = ({ typename, origin }: Entry) =>
  typename === 'Event' ? weights.event : origin === 'authored' ? weights.authored : weights.derived;

/**
 * Finds what to read next for derived entries that nothing is related to: the scenes, people, places and tribes of the
 * same verses, or of verses near by, those first that share most verses and have few others. Returns pairs of ids.
 * `isLonely` says which entries have no relation.
 */
export function companionsOf(
  entries: readonly Entry[],
  isLonely: (id: string) => boolean,
): (readonly [id: string, companion: string])[] {
  const ofVerse = new Map<number, Entry[]>();
  for (const entry of entries.filter(canBeCompanion)) {
    for (const verse of placesOf(entry)) ofVerse.set(verse, [...(ofVerse.get(verse) ?? []), entry]);
  }
  const uses = new Map<string, number>();
  const isFree = ({ id }: Entry) => (uses.get(id) ?? 0) < MOST_USES;
  const sharing = (entry: Entry, distance: number): ReadonlyMap<Entry, number> => {
    const shared = new Map<Entry, number>();
    for (const verse of entry.verses) {
      for (let near = verse - distance; near <= verse + distance; near += 1) {
        for (const other of ofVerse.get(near) ?? []) {
          if (other !== entry && isFree(other)) shared.set(other, (shared.get(other) ?? 0) + 1);
        }
      }
    }
    return shared;
  };
  return entries.flatMap((entry) => {
    if (entry.origin !== 'derived' || isNamePage(entry) || !isLonely(entry.id)) return [];
    const inVerse = sharing(entry, 0);
    const shared = inVerse.size > 0 ? inVerse : sharing(entry, NEAR);
    const score = ([other, verses]: readonly [Entry, number]) =>
      (verses * weightOf(other)) / Math.log2(2 + other.verses.length);
    const chosen: Entry[] = [];
    for (const [other] of [...shared].sort((a, b) => score(b) - score(a))) {
      const events = chosen.filter(({ typename }) => typename === 'Event').length;
      if (chosen.length === MOST_COMPANIONS) break;
      if (other.typename === 'Event' && events === MOST_EVENTS) continue;
      uses.set(other.id, (uses.get(other.id) ?? 0) + 1);
      chosen.push(other);
    }
    return chosen.map((other) => [entry.id, other.id] as const);
  });
}
