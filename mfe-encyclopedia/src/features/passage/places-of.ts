import { isFirm } from '../../map/is-firm';
import type { MapMarker } from '../../map/map-marker';
import type { MentionGroup } from './load-mentions';

/** The places of a passage whose position is known, as the map shows them. */
export const placesOf = (groups: readonly MentionGroup[]): MapMarker[] =>
  groups
    .filter(({ collection }) => collection === 'places')
    .flatMap(({ mentions }) => mentions)
    .flatMap(({ location, certainty, entry }) =>
      location
        ? [
            {
              id: entry.slug,
              title: entry.name,
              latitude: location.lat,
              longitude: location.lon,
              pagePath: entry.pagePath,
              kinds: [],
              isSubject: false,
              isFirm: certainty ? isFirm({ certainty }) : false,
            },
          ]
        : [],
    );
