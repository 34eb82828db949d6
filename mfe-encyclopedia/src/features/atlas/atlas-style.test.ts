import type { AtlasColours } from './atlas-colours';
import { atlasStyle } from './atlas-style';

test('names of lands have room before those of roads and places, which can be elsewhere', () => {
  const colours = new Proxy({} as AtlasColours, { get: () => '#000000' });
  const order = atlasStyle('/ground.geojson', colours, []).layers.map(({ id }) => id);
  // The library gives room to the names of the last layer first.
  const lands = order.indexOf('names of tribes');
  expect(lands).toBeGreaterThan(order.indexOf('names of roads'));
  expect(lands).toBeGreaterThan(order.indexOf('names of places'));
  expect(order.indexOf('names of roads')).toBeGreaterThan(-1);
});
