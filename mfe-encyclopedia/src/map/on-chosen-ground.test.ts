import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours';
import { mapStyle } from './map-style';
import { onChosenGround } from './on-chosen-ground';

const colours: MapColours = {
  land: 'rgb(1, 1, 1)',
  water: 'rgb(2, 2, 2)',
  shore: 'rgb(3, 3, 3)',
  shallows: 'rgb(4, 4, 4)',
  hills: 'rgb(5, 5, 5)',
  ink: 'rgb(6, 6, 6)',
  softInk: 'rgb(7, 7, 7)',
  waterInk: 'rgb(8, 8, 8)',
};
const own = mapStyle({ base: '/data/lands.geojson', markers: [], named: [], colours });
const layers: LayerSpecification[] = [
  { id: 'places', type: 'fill', source: 'places', 'source-layer': 'land' },
  {
    id: 'words',
    type: 'symbol',
    source: 'places',
    'source-layer': 'words',
    layout: { 'text-font': ['Lands Regular'] },
  },
];
const ground = {
  sources: { places: { type: 'vector' as const, url: 'https://tiles.example/lands.json' } },
  layersIn: () => layers,
};

it('a chosen ground lies below the names of the places, and takes none of their ids', () => {
  const style = onChosenGround(own, ground, colours);
  expect(style.layers.map(({ id }) => id)).toEqual([
    'chosen places',
    'chosen words',
    'names of places',
    'room for pins',
    'room for buttons',
  ]);
  expect(style.layers[0]).toMatchObject({ source: 'chosen places' });
  expect(Object.keys(style.sources)).toEqual(['chosen places', 'places', 'buttons']);
  expect(style).not.toHaveProperty('glyphs');
});

it('the names of the places have a font of the ground if its fonts come from a server', () => {
  const glyphs = 'https://tiles.example/{fontstack}/{range}.pbf';
  const style = onChosenGround(own, { ...ground, glyphs }, colours);
  expect(style.glyphs).toBe(glyphs);
  expect(style.layers.find(({ id }) => id === 'names of places')).toMatchObject({
    layout: { 'text-font': ['Lands Regular'] },
  });
});
