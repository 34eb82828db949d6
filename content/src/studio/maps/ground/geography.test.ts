import { readGeography } from './geography';
import type { LonLat } from './geography';
import { waveringRing } from '../drawing/tinted-regions';
import { builtWorld } from '../../../testing/built-world';
import { siteByKey } from '../map-places';
import { landPart } from './land-part';

const world = builtWorld();
const lots = readGeography('tribes').flatMap(({ geometry, properties }) =>
  properties.kind === 'lot' && geometry.type === 'Polygon' ? [{ ...properties, ring: geometry.coordinates[0] }] : [],
);
const kingdoms = readGeography('kingdoms').map(({ geometry, properties }) => ({
  ...properties,
  ring: geometry.coordinates[0],
}));

/** Whether a place lies in a ring (even-odd rule on the plane). */
function holds(ring: readonly LonLat[], [x, y]: LonLat): boolean {
  return ring.slice(1).reduce((inside, [x2, y2], index) => {
    const [x1, y1] = ring[index] ?? [x2, y2];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}
const provinces = readGeography('provinces').map(({ geometry, properties }) => ({
  ...properties,
  ring: geometry.coordinates[0],
}));
const lotsAt = (place: LonLat) => lots.filter(({ ring }) => holds(ring, place)).map(({ name }) => name);

test('every file of hand-drawn geography can be read', () => {
  for (const file of ['waters', 'hills', 'names', 'tribes', 'kingdoms', 'provinces', 'jerusalem'] as const) {
    expect(readGeography(file).length).toBeGreaterThan(5);
  }
});

test('all twelve tribes that received land have a territory, and Levi does not', () => {
  expect(new Set(lots.map(({ tribe }) => tribe.replace('tribes/tribe-of-', '')))).toEqual(
    new Set([
      ...['reuben', 'simeon', 'judah', 'dan', 'naphtali', 'gad', 'asher', 'issachar', 'zebulun', 'benjamin'],
      ...['ephraim', 'manasseh'],
    ]),
  );
});

test.each<[string, LonLat, string[]]>([
  ['Hebron (Joshua 15:54)', [35.1, 31.53], ['Judah']],
  ['Jerusalem (Joshua 18:28)', [35.235, 31.776], ['Benjamin']],
  ['Jericho (Joshua 18:21)', [35.444, 31.871], ['Benjamin']],
  ['Beer-sheba (Joshua 19:2)', [34.84, 31.245], ['Judah', 'Simeon']],
  ['Zorah (Joshua 19:41)', [34.985, 31.775], ['Dan']],
  ['Shiloh, in mount Ephraim', [35.29, 32.055], ['Ephraim']],
  ['Megiddo (Joshua 17:11)', [35.184, 32.585], ['Manasseh']],
  ['Jezreel (Joshua 19:18)', [35.328, 32.557], ['Issachar']],
  ['Gath-hepher (Joshua 19:13)', [35.32, 32.742], ['Zebulun']],
  ['Hazor (Joshua 19:36)', [35.568, 33.017], ['Naphtali']],
  ['Achzib (Joshua 19:29)', [35.105, 33.048], ['Asher']],
  ['Leshem, that is Dan (Joshua 19:47)', [35.652, 33.249], ['Dan in the north']],
  ['Heshbon (Joshua 13:17)', [35.809, 31.801], ['Reuben']],
  ['Ashtaroth (Joshua 13:31)', [36.015, 32.803], ['Half of Manasseh']],
  ['Ramoth in Gilead, of Gad (Joshua 20:8)', [35.72, 32.1], ['Gad']],
])('%s lies in its lot', (_, place, names) => {
  expect(lotsAt(place)).toEqual(names);
});

test('lots meet along their borders and do not lie on each other, but for Simeon in Judah', () => {
  const shared: string[] = [];
  for (let lon = 34; lon < 36.6; lon += 0.031) {
    for (let lat = 30.5; lat < 33.6; lat += 0.029) {
      const names = lotsAt([lon, lat]);
      if (names.length > 1) shared.push(names.join(' and '));
    }
  }
  expect(new Set(shared)).toEqual(new Set(['Judah and Simeon']));
});

test('Jerusalem and Hebron are of Judah, Samaria and Dan of Israel, Gaza of neither', () => {
  const realmAt = (place: LonLat) => kingdoms.find(({ ring }) => holds(ring, place))?.name;
  expect([
    realmAt([35.235, 31.776]),
    realmAt([35.1, 31.53]),
    realmAt([35.19, 32.276]),
    realmAt([35.652, 33.249]),
    realmAt([34.46, 31.51]),
    realmAt([36.3, 33.51]),
  ]).toEqual(['Judah', 'Judah', 'Israel', 'Israel', 'Philistia', 'Syria']);
});

test.each([
  ['Macedonia', ['philippi', 'neapolis', 'amphipolis', 'apollonia', 'thessalonica', 'berea']],
  ['Achaia', ['athens', 'corinth', 'cenchrea']],
  [
    'Asia',
    ['ephesus', 'smyrna', 'pergamos', 'thyatira', 'sardis', 'philadelphia', 'laodicea', 'colosse', 'troas', 'miletus'],
  ],
  ['Galatia', ['antioch-of-pisidia', 'iconium', 'lystra', 'derbe']],
  ['Pamphylia', ['perga', 'attalia']],
  ['Lycia', ['myra', 'patara']],
  ['Cilicia', ['tarsus']],
  ['Syria', ['antioch-of-syria', 'seleucia', 'damascus']],
  ['Cyprus', ['salamis', 'paphos']],
  ['Crete', ['fair-havens']],
  ['Phenicia', ['tyre', 'sidon', 'ptolemais']],
  ['Galilee', ['nazareth', 'capernaum', 'cana', 'nain']],
  ['Iturea and Trachonitis', ['caesarea-philippi']],
  ['Samaria', ['sychar', 'samaria']],
  ['Judaea', ['jerusalem', 'bethlehem', 'jericho', 'emmaus', 'joppa', 'gaza', 'caesarea', 'bethany']],
])('%s has the towns that the New Testament or the writers of its time put there', (name, towns) => {
  const regionsOf = (town: string) => {
    const { at } = siteByKey(world, `places/${town}`);
    return provinces.filter(({ ring }) => holds(ring, at)).map((region) => region.name);
  };
  expect(towns.map((town) => [town, regionsOf(town)])).toEqual(towns.map((town) => [town, [name]]));
});

test('provinces and districts meet along their borders and do not lie on each other', () => {
  const shared = new Set<string>();
  for (let lon = 19.1; lon < 38.9; lon += 0.131)
    for (let lat = 30.9; lat < 42.5; lat += 0.119) {
      const names = provinces.filter(({ ring }) => holds(ring, [lon, lat])).map(({ name }) => name);
      if (names.length > 1) shared.add(names.join(' and '));
    }
  expect([...shared]).toEqual([]);
});

test('a province ends at the coast: of a square around an island its land is left', () => {
  const square: LonLat[] = [
    [32.1, 34.4],
    [34.7, 34.4],
    [34.7, 35.8],
    [32.1, 35.8],
    [32.1, 34.4],
  ];
  const cyprus = landPart(square);
  const [nicosia, sea]: [LonLat, LonLat] = [
    [33.36, 35.17],
    [32.3, 35.5],
  ];
  expect([holds(square, sea), holds(cyprus, sea), holds(cyprus, nicosia)]).toEqual([true, false, true]);
  expect(cyprus[0]).toEqual(cyprus.at(-1));
});

test('the Jordan runs from the Sea of Galilee to the Salt Sea', () => {
  const waters = readGeography('waters');
  const lake = (name: string) =>
    waters.flatMap(({ geometry, properties }) =>
      geometry.type === 'Polygon' && properties.name === name ? [geometry.coordinates[0]] : [],
    )[0] ?? [];
  const lower = waters
    .flatMap(({ geometry, properties }) =>
      geometry.type === 'LineString' && properties.name === 'Jordan' ? [geometry.coordinates] : [],
    )
    .at(-1);
  const nearest = (ring: readonly LonLat[], [x, y]: LonLat) =>
    Math.min(...ring.map(([lon, lat]) => Math.hypot(lon - x, lat - y)));
  expect(nearest(lake('Sea of Galilee'), lower?.[0] ?? [0, 0])).toBeLessThan(0.01);
  expect(nearest(lake('Salt Sea'), lower?.at(-1) ?? [0, 0])).toBeLessThan(0.02);
});

test('a border that two lands share wavers alike on both sides', () => {
  const [a, b]: [LonLat, LonLat] = [
    [35.1, 32.1],
    [35.4, 32.3],
  ];
  const there = waveringRing([a, b]);
  const back = waveringRing([b, a]);
  expect(there).toEqual([...back].reverse());
  expect(there.length).toBeGreaterThan(4);
});

test('each lot names a chapter and verses of Joshua', () => {
  for (const { reference } of lots) expect(reference).toMatch(/^Joshua \d+:\d+(-\d+)?$/);
});
