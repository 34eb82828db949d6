import type { LoaderArgs } from '@manna/shared/contracts';
import { groundOf, type Ground } from '../../map/ground';
import { pathOfFile } from '../../map/path-of-file';
import {
  AtlasDocument,
  AtlasJourneyDocument,
  AtlasPlaceDocument,
  type AtlasJourneyQuery,
  type AtlasPlaceQuery,
  type AtlasQuery,
} from '../../generated/graphql';
import { readAtlas } from '@manna/shared/domain/atlas';
import type { AtlasPassage, NoPassage } from './load-passage';
import { packPlaces, type PackedPlaces } from './packed-places';

export type Journey = NonNullable<AtlasJourneyQuery['journey']>;
type FoundEntry = NonNullable<AtlasPlaceQuery['entryBySlug']>;
export type ChosenPlace = Extract<FoundEntry, { __typename: 'Place' }>;

export interface AtlasData {
  places: PackedPlaces;
  journeys: AtlasQuery['journeys'];
  /** What it is drawn on. */
  ground: Ground;
  /** Path of an SVG with the kingdoms of each period. */
  kingdoms: string | undefined;
  /** The chosen place and journey, if they exist. */
  place: ChosenPlace | undefined;
  journey: Journey | undefined;
  /** The passage that the URL names. */
  passage: AtlasPassage | NoPassage | undefined;
}

const isPlace = (entry: AtlasPlaceQuery['entryBySlug'] | undefined): entry is ChosenPlace =>
  entry?.__typename === 'Place';

/** Few readers come from a passage, and reading references takes code. */
async function passageCalled(written: string, args: LoaderArgs): Promise<AtlasPassage | NoPassage> {
  const { loadPassage } = await import(/* webpackChunkName: "route-atlas.passage" */ './load-passage');
  return loadPassage(written, args);
}

export async function loadAtlas(args: LoaderArgs): Promise<AtlasData> {
  const { data, url } = args;
  const { place, journey, passage } = readAtlas(url.searchParams);
  const [{ mappedPlaces, journeys, ground, kingdoms }, foundPlace, foundJourney, foundPassage] = await Promise.all([
    data.query(AtlasDocument, {}),
    place === null ? undefined : data.query(AtlasPlaceDocument, { slug: place }),
    journey === null ? undefined : data.query(AtlasJourneyDocument, { slug: journey }),
    passage === null ? undefined : passageCalled(passage, args),
  ]);
  const entry = foundPlace?.entryBySlug;
  return {
    places: packPlaces(mappedPlaces),
    journeys,
    ground: groundOf(ground),
    kingdoms: pathOfFile(kingdoms, '.periods.svg'),
    place: isPlace(entry) ? entry : undefined,
    journey: foundJourney?.journey ?? undefined,
    passage: foundPassage,
  };
}
