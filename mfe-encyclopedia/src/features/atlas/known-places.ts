import type { Period } from '@manna/shared/contracts';
import { slugOfPeriod } from '../../names/periods';
import type { AtlasState } from './atlas-state';
import type { MappedPlace } from './load-atlas';

/** A name without case, accents and signs: 'Beth-el' is 'bethel', as readers may type it. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]+/gu, '');

/** The places whose names have every word of the filter, and where something happened in the period. */
export function narrowed(
  places: readonly MappedPlace[],
  { filter, period }: Pick<AtlasState, 'filter' | 'period'>,
): readonly MappedPlace[] {
  const words = folded(filter).split(' ').filter(Boolean);
  if (words.length === 0 && period === null) return places;
  return places.filter(({ name, periods }) => {
    const searched = folded(name);
    const isThen = period === null || periods.some((one) => slugOfPeriod(one) === period);
    return isThen && words.every((word) => searched.includes(word));
  });
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
