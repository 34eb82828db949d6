import type { LoaderArgs } from '@manna/shared/contracts';
import {
  AtlasDocument,
  AtlasJourneyDocument,
  AtlasPlaceDocument,
  type AtlasJourneyQuery,
  type AtlasPlaceQuery,
  type AtlasQuery,
} from '../../generated/graphql';
import { readAtlas } from './atlas-state';

export type MappedPlace = AtlasQuery['mappedPlaces'][number];
export type Journey = NonNullable<AtlasJourneyQuery['journey']>;
type FoundEntry = NonNullable<AtlasPlaceQuery['entryBySlug']>;
export type ChosenPlace = Extract<FoundEntry, { __typename: 'Place' }>;

export interface AtlasData {
  places: AtlasQuery['mappedPlaces'];
  journeys: AtlasQuery['journeys'];
  /** Path of the ground as SVG; undefined if the content has none. */
  ground: string | undefined;
  /** The chosen place and journey, if they exist. */
  place: ChosenPlace | undefined;
  journey: Journey | undefined;
}

const GROUND_SUFFIX = '.ground.svg';

function groundPath(ground: AtlasQuery['ground']): string | undefined {
  const files = ground && 'files' in ground ? ground.files : [];
  const file = files.find(({ path }) => path.endsWith(GROUND_SUFFIX));
  return file && `/data/files/${file.revision}/${file.path}`;
}

const isPlace = (entry: AtlasPlaceQuery['entryBySlug'] | undefined): entry is ChosenPlace =>
  entry?.__typename === 'Place';

export async function loadAtlas({ data, url }: LoaderArgs): Promise<AtlasData> {
  const { place, journey } = readAtlas(url.searchParams);
  const [{ mappedPlaces, journeys, ground }, foundPlace, foundJourney] = await Promise.all([
    data.query(AtlasDocument, {}),
    place === null ? undefined : data.query(AtlasPlaceDocument, { slug: place }),
    journey === null ? undefined : data.query(AtlasJourneyDocument, { slug: journey }),
  ]);
  const entry = foundPlace?.entryBySlug;
  return {
    places: mappedPlaces,
    journeys,
    ground: groundPath(ground),
    place: isPlace(entry) ? entry : undefined,
    journey: foundJourney?.journey ?? undefined,
  };
}
