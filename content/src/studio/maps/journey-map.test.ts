import { ContentError } from '../../base/content-error';
import { drawWorld, orderOf } from '../../testing/draw-world';
import { overlappingTexts, pictureTexts, strayTexts } from '../../testing/picture-texts';
import type { MadeResource } from '../maker';
import { journeyMap } from './journey-map';

const world = drawWorld({
  places: `
    shechem | Shechem | 35.28 32.21 | certain
    bethel | Bethel | 35.24 31.92 | probable
    hebron | Hebron | 35.1 31.53 | certain
    ai | Ai | 35.26 31.92 | possible
    hobah | Hobah | | unknown
    jerusalem | Jerusalem | 35.23 31.78 | certain
    tyre | Tyre | 35.2 33.27 | certain`,
  journeys: {
    south: `
      shechem | Genesis 12:6
      bethel | Genesis 12:8
      ai | Genesis 13:3
      bethel | Genesis 13:3-4
      hobah | Genesis 14:15
      hebron | Genesis 13:18`,
    astray: `
      shechem | Genesis 12:6
      atlantis | Genesis 12:8`,
  },
});

const view = { bounds: [34.4, 31.2, 35.9, 32.5], names: ['salt-sea'], context: ['places/jerusalem'] };
const options = { title: 'The way south', subtitle: 'From Shechem to Hebron', journey: 'south', maps: [view] };
const make = (changes: Readonly<Record<string, unknown>> = {}) =>
  journeyMap(orderOf({ ...options, ...changes }), world);
const wordsOn = ({ picture }: MadeResource) => pictureTexts(picture.svg).map(({ words }) => words);

interface Feature {
  readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
  readonly properties: Readonly<Record<string, unknown>>;
}
const dataOf = ({ files: [file] }: MadeResource): Feature[] => {
  const { features } = JSON.parse(new TextDecoder().decode(file?.bytes)) as { features: Feature[] };
  return features;
};

test('every stop is on the map with its number and in the list with its verse', async () => {
  const words = wordsOn(await make());
  expect(words).toEqual(expect.arrayContaining(['Shechem', 'Ai', 'Hebron', 'Genesis 12:6', 'Genesis 13:18']));
  expect(words).toEqual(expect.arrayContaining(['1', '3', '6', '2 · 4', 'Genesis 13:3–4']));
});

test('a place whose site is not known is in the list with a question mark, and not on the map', async () => {
  const made = await make();
  expect(wordsOn(made).filter((words) => words.startsWith('Hobah'))).toEqual(['Hobah ?']);
  expect(wordsOn(made)).toContain('site not known');
  expect(dataOf(made).some(({ properties }) => properties['name'] === 'Hobah')).toBe(false);
});

test('no word lies on another or beyond the edge', async () => {
  const { picture } = await make();
  expect(overlappingTexts(picture.svg)).toEqual([]);
  expect(strayTexts(picture.svg, picture.width, picture.height)).toEqual([]);
});

test('sure sites have filled dots and doubtful ones hollow dots', async () => {
  const { picture } = await make({ maps: [{ ...view, context: [] }] });
  const panel = picture.svg.slice(0, picture.svg.indexOf('site known, or agreed by most') - 900);
  const dots = [...panel.matchAll(/<circle [^>]*r="8"[^>]*fill="(#\w+)"/g)].map(([, fill]) => fill);
  expect(dots.filter((fill) => fill === '#2b241c')).toHaveLength(3);
  expect(dots.filter((fill) => fill === '#fffdf9')).toHaveLength(1);
});

test('the data file is GeoJSON: legs between known sites, and stops with verses', async () => {
  const features = dataOf(await make());
  const legs = features.filter(({ properties }) => properties['kind'] === 'leg');
  expect(legs.map(({ properties: { from, to } }) => `${String(from)} to ${String(to)}`)).toEqual([
    'Shechem to Bethel',
    'Bethel to Ai',
    'Ai to Bethel',
    'Bethel to Hebron',
  ]);
  const stops = features.filter(({ geometry }) => geometry.type === 'Point');
  expect(stops).toHaveLength(5);
  expect(stops[0]?.geometry.coordinates).toEqual([35.28, 32.21]);
  expect(stops[0]?.properties).toMatchObject({ number: 1, certainty: 'certain', references: ['Genesis 12:6'] });
});

test('a leg goes by the places between that are given for it', async () => {
  const through = [[35.0, 31.8]];
  const detours = [{ from: 'places/bethel', to: 'places/hebron', through }];
  const legs = dataOf(await make({ detours })).filter(({ geometry }) => geometry.type === 'LineString');
  expect(legs.at(-1)?.geometry.coordinates).toEqual([
    [35.24, 31.92],
    [35, 31.8],
    [35.1, 31.53],
  ]);
});

test('a part that is drawn larger names its stops there and not twice', async () => {
  const closer = { label: 'Closer', bounds: [34.9, 31.7, 35.6, 32.1], names: [], context: [] };
  const words = wordsOn(await make({ maps: [{ ...view, context: [] }, closer] }));
  expect(words).toContain('Closer');
  const onMaps = words.slice(0, words.indexOf('site known, or agreed by most'));
  expect(onMaps.filter((each) => each === 'Bethel')).toHaveLength(1);
  expect(onMaps.filter((each) => each === 'Hebron')).toHaveLength(1);
});

test('the alternative text lists the stops in order', async () => {
  const { picture } = await make();
  expect(picture.alt).toContain('6 numbered stops: Shechem, Bethel, Ai, Bethel, Hobah, Hebron');
  expect(picture.svg).toContain('<title>The way south</title>');
});

test('the same journey is drawn to the byte the same', async () => {
  const [first, second] = [await make(), await make()];
  expect(first.picture.svg === second.picture.svg).toBe(true);
  expect(first.files).toEqual(second.files);
});

test.each([
  ['a journey that is not there', { journey: 'north' }, 'north'],
  ['a stop that is no place', { journey: 'astray' }, 'nowhere-atlantis'],
  ['a map that leaves a stop out', { maps: [{ ...view, bounds: [35, 31.7, 35.6, 32.4] }] }, 'Hebron'],
  ['a place beyond the map', { maps: [{ ...view, context: ['places/tyre'] }] }, 'Tyre'],
  ['a name that is not drawn', { maps: [{ ...view, names: ['atlantis'] }] }, 'atlantis'],
  ['a name beyond the map', { maps: [{ ...view, names: ['rhodes-sea'] }] }, 'rhodes-sea'],
  ['a way round on no leg', { detours: [{ from: 'places/ai', to: 'places/tyre', through: [[35, 32]] }] }, 'places/ai'],
  ['an option that is not known', { colour: 'green' }, 'resources/a-picture'],
])('%s is told to the editor', async (_, changes, named) => {
  await expect(make(changes)).rejects.toThrow(ContentError);
  await expect(make(changes)).rejects.toThrow(named);
});
