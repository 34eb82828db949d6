import type { MappedPlace } from './packed-places';

/** A road, which is drawn in straight lines from town to town: where it ran between them is uncertain. */
export interface AncientRoad {
  id: 'sea' | 'philistines' | 'kings' | 'ridge' | 'jericho' | 'egnatia' | 'appia';
  /** OSIS references of verses that name or travel it. */
  verses: readonly string[];
  /** Where its course is described. */
  source: string;
  /** Slugs of places on it, in order. */
  places: readonly string[];
}

const DORSEY = 'D. A. Dorsey, The Roads and Highways of Ancient Israel (1991)';
const SMITH = 'W. Smith, Dictionary of Greek and Roman Geography (1857)';

/** The few main roads whose towns have a place on the map. */
const ancientRoads: readonly AncientRoad[] = [
  {
    id: 'sea',
    verses: ['Isa.9.1'],
    source: DORSEY,
    places: ['gaza', 'aphek', 'megiddo', 'hazor', 'damascus'],
  },
  {
    id: 'philistines',
    verses: ['Exod.13.17'],
    source: 'A. H. Gardiner, The Ancient Military Road between Egypt and Palestine (1920)',
    places: ['rameses', 'migdol', 'river-of-egypt', 'gaza'],
  },
  {
    id: 'kings',
    verses: ['Num.20.17', 'Num.21.22'],
    source: 'Y. Aharoni, The Land of the Bible (1979)',
    places: [
      'elath',
      'bozrah',
      'kirheres',
      'dibon',
      'medeba',
      'heshbon',
      'rabbah',
      'ramoth-gilead',
      'ashtaroth',
      'damascus',
    ],
  },
  {
    id: 'ridge',
    verses: ['Judg.21.19'],
    source: DORSEY,
    places: ['beer-sheba', 'hebron', 'bethzur', 'bethlehem', 'jerusalem', 'ramah', 'bethel', 'lebonah', 'shechem'],
  },
  { id: 'jericho', verses: ['Josh.15.7', 'Luke.10.30'], source: DORSEY, places: ['jerusalem', 'adummim', 'jericho'] },
  {
    id: 'egnatia',
    verses: ['Acts.17.1'],
    source: `${SMITH}, “Via Egnatia”`,
    places: ['neapolis', 'philippi', 'amphipolis', 'apollonia', 'thessalonica'],
  },
  {
    id: 'appia',
    verses: ['Acts.28.15'],
    source: `${SMITH}, “Via Appia”`,
    places: ['appii-forum', 'three-taverns', 'rome'],
  },
];

/** A road with its places. */
export interface MappedRoad extends Omit<AncientRoad, 'places'> {
  places: readonly MappedPlace[];
}

/** The roads all of whose places are on the map: half a road would be a wrong one. */
export function roadsThrough(places: readonly MappedPlace[]): readonly MappedRoad[] {
  const known = new Map(places.map((place) => [place.slug, place]));
  return ancientRoads
    .map((road) => ({ ...road, places: road.places.flatMap((slug) => known.get(slug) ?? []) }))
    .filter((road, index) => road.places.length === ancientRoads[index]?.places.length);
}
