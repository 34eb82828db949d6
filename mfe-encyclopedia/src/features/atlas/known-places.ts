import type { Period } from '@manna/shared/contracts';
import { slugOfPeriod } from '../../names/periods';
import type { AtlasState } from '@manna/shared/domain/atlas';
import type { MappedPlace } from './packed-places';

/** A name without case, accents and signs: 'Beth-el' is 'bethel', as readers may type it. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]+/gu, '');

interface Narrowing extends Pick<AtlasState, 'filter' | 'period'> {
  /** Slugs of the places of a passage, those that it visits first; undefined if there is no passage. */
  among?: readonly string[] | undefined;
}

/** The places whose names have every word of the filter, where something happened in the period, and which a passage mentions. */
export function narrowed(all: readonly MappedPlace[], { filter, period, among }: Narrowing): readonly MappedPlace[] {
  const places = among ? inOrder(all, among) : all;
  const words = folded(filter).split(' ').filter(Boolean);
  if (words.length === 0 && period === null) return places;
  return places.filter(({ name, periods }) => {
    const searched = folded(name);
    const isThen = period === null || periods.some((one) => slugOfPeriod(one) === period);
    return isThen && words.every((word) => searched.includes(word));
  });
}

/** The places with these slugs, in their order. */
function inOrder(places: readonly MappedPlace[], slugs: readonly string[]): readonly MappedPlace[] {
  const known = new Map(places.map((place) => [place.slug, place]));
  return slugs.flatMap((slug) => known.get(slug) ?? []);
}

/** The periods in which something happened at one of the places. */
export function periodsOf(places: readonly MappedPlace[]): ReadonlySet<Period> {
  return new Set(places.flatMap((place) => place.periods.map(slugOfPeriod)));
}

/** The place with a slug or a name; the one that more verses name if several have it. */
export function placeCalled(places: readonly MappedPlace[], asked: string | null): MappedPlace | undefined {
  if (asked === null) return undefined;
  const name = folded(asked);
  return (
    places.find(({ slug }) => slug === asked) ??
    places.filter((place) => folded(place.name) === name).toSorted((one, other) => other.verseCount - one.verseCount)[0]
  );
}
