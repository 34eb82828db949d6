import type { LayerName } from '@manna/shared/domain/atlas';

/** Texts of the atlas. */
export const atlasText = {
  title: 'Atlas',
  lead: 'The places of the Bible on one map, with how certain each location is, and the journeys that lead through them.',
  description:
    'A map of the places of the Bible, with every proposed site and how certain it is, journeys stop by stop with their verses, and distances.',
  englishOnly: 'The names and texts of the map are in English only.',
  map: 'Map of the places of the Bible',
  still: 'Drawing of the map',
  source: 'Coastline: Natural Earth. Rivers, lakes, hills and borders drawn for this site; borders are approximate.',
  firm: 'Most agree where it was',
  open: 'Uncertain',
  find: 'Find a place',
  period: 'What happened there',
  anyPeriod: 'All periods',
  visited: 'Visited',
  mentioned: 'Mentioned',
  show: 'Show',
  places: 'Places',
  count: (count: number, shown: string) => (count === 1 ? '1 place' : `${shown} places`),
  none: 'No place on the map has such a name.',
  arrows: 'In the list, the arrow keys lead from place to place. On the map they move it, and + and − zoom.',
  close: (name: string) => `Close ${name}`,
  about: (name: string) => `All about ${name}`,
  first: 'First named in',
  verses: (count: number, shown: string) => (count === 1 ? 'in 1 verse' : `in ${shown} verses`),
  sites: 'Proposed sites',
  confidence: (percent: string) => `${percent}%`,
  best: 'best',
  key: 'A filled mark is the best site, a hollow one another proposal. The percentages estimate how many scholars would choose it.',
  noSite: 'Nobody knows where it was.',
  certain: 'Location known',
  probable: 'Location probable',
  possible: 'Location uncertain',
  unknown: 'Location unknown',
};

/** Texts of the places of a passage on the atlas. */
export const passageText = {
  title: (passage: string) => `Places of ${passage}`,
  counts: (visited: string, mentioned: string) =>
    `On a journey: ${visited}. Only mentioned: ${mentioned}. In the list those on a journey come first.`,
  none: 'The map has no place that this passage mentions.',
  unknown: 'Nobody knows where these were:',
  leftOut: (count: number, shown: string) =>
    count === 1
      ? '1 more place is not shown, because few verses mention it.'
      : `${shown} more places are not shown, because few verses mention them.`,
  entries: 'People, places and words of this passage',
  read: (passage: string) => `Read ${passage}`,
  all: 'Show all places',
  visitedKey: 'Visited in this passage',
  wrong: (written: string) => `“${written}” is no passage of the Bible, so the atlas shows all places.`,
  meant: 'Did you mean',
};

/** Texts of the journeys on the atlas. */
export const journeyText = {
  journey: 'Journey',
  none: 'None',
  play: 'Play the journey',
  pause: 'Pause',
  previous: 'Previous stop',
  next: 'Next stop',
  length: 'In straight lines from stop to stop:',
  sailed: 'by ship, where Scripture says so,',
  rest: 'The rest:',
  byShip: 'by ship:',
  at: (stop: number, count: number, place: string) => `Stop ${stop} of ${count}: ${place}`,
};

/** Texts of the ruler of the atlas. */
export const rulerText = {
  to: 'Distance to',
  length: (miles: string, kilometres: string) => `${miles} miles (${kilometres} km)`,
  days: (fewest: number, most: number) => {
    if (most === 0) return "less than a day's walk";
    if (fewest === most) return most === 1 ? "about a day's walk" : `about ${most} days' walk`;
    return `${fewest} to ${most} days' walk`;
  },
  unknown: (name: string) => `The map has no place called “${name}”.`,
  source: (fewest: number, most: number) =>
    `In a straight line; every road is longer. A day's journey is taken as ${fewest} to ${most} miles (M. G. Easton, Illustrated Bible Dictionary, “Journey”).`,
};

/** Names of what can be laid over the map. */
export const layerText = {
  title: 'Show on the map',
  tribes: 'Lands of the tribes',
  kingdoms: 'Kingdoms of the period',
  provinces: 'Provinces and districts of the New Testament',
  roads: 'Ancient roads',
} satisfies Record<LayerName | 'title', string>;
