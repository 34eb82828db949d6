import type { AtlasScene } from './atlas-scene';
import type { MappedPlace } from './packed-places';
import { placesData } from './scene-data';

const place = (slug: string): MappedPlace => ({
  slug,
  name: slug,
  kind: 'city',
  certainty: 'certain',
  lat: 31,
  lon: 35,
  verseCount: 1,
  periods: [],
});
const places = ['ai', 'bethel', 'cana'].map(place);
const stop = { number: 1, slug: 'cana', name: 'cana', lat: 31, lon: 35, isByShip: false };
const scene: AtlasScene = {
  places,
  visited: undefined,
  sites: [],
  chosen: places[0],
  journey: { slug: 'a-way', route: [stop], stop: null },
  ruler: undefined,
  layers: [],
  kingdoms: { period: 'exile', drawing: undefined },
  known: places,
};

test('a place that is chosen or a stop of the journey has no second mark or name', () => {
  expect(placesData(scene).features.map(({ properties }) => properties['slug'])).toEqual(['bethel']);
});
