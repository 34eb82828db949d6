import type { Period } from '@manna/shared/contracts';
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

const PERIODS = ['united-kingdom', 'divided-kingdom', 'exile', 'return', 'between-the-testaments'] as const;
const kingdomsAt = (period: Period, place: LonLat) =>
  kingdoms.filter(({ ring, periods }) => periods.includes(period) && holds(ring, place)).map(({ name }) => name);

test('each period from the first king to the Greek kings has kingdoms, and no other one', () => {
  expect(new Set(kingdoms.flatMap(({ periods }) => periods))).toEqual(new Set(PERIODS));
});

test.each<[Period, string, string[]]>([
  ['united-kingdom', 'Israel', ['jerusalem', 'hebron', 'samaria', 'dan', 'beer-sheba', 'ramoth-gilead']],
  ['united-kingdom', 'Syria', ['damascus']],
  ['united-kingdom', 'Phoenicia', ['tyre']],
  ['divided-kingdom', 'Israel', ['samaria', 'dan', 'jezreel', 'ramoth-gilead']],
  ['divided-kingdom', 'Judah', ['jerusalem', 'hebron', 'lachish']],
  ['divided-kingdom', 'Philistia', ['gaza']],
  ['divided-kingdom', 'Syria', ['damascus']],
  ['divided-kingdom', 'Assyria', ['nineveh', 'calah', 'haran', 'carchemish', 'hamath', 'babylon']],
  ['divided-kingdom', 'Elam', ['susa']],
  ['divided-kingdom', 'Egypt', ['noph', 'no']],
  [
    'exile',
    'Babylonia',
    ['babylon', 'ur', 'haran', 'carchemish', 'riblah', 'damascus', 'jerusalem', 'samaria', 'rabbah'],
  ],
  ['exile', 'Media', ['achmetha']],
  ['exile', 'Lydia', ['sardis']],
  ['exile', 'Egypt', ['noph', 'no']],
  ['return', 'Persia', ['susa', 'achmetha', 'babylon', 'nineveh', 'damascus', 'samaria', 'sardis', 'noph', 'hebron']],
  ['between-the-testaments', 'Kingdom of the Ptolemies', ['alexandria', 'noph', 'jerusalem', 'gaza', 'tyre']],
  ['between-the-testaments', 'Kingdom of the Seleucids', ['antioch-of-syria', 'babylon', 'susa', 'sardis', 'tarsus']],
  ['between-the-testaments', 'Pergamum', ['pergamos']],
  ['between-the-testaments', 'Macedonia', ['thessalonica', 'philippi']],
])('in the period %s, %s has its towns', (period, name, towns) => {
  expect(towns.map((town) => [town, kingdomsAt(period, siteByKey(world, `places/${town}`).at)])).toEqual(
    towns.map((town) => [town, [name]]),
  );
});

test('after the return Judah is a province of Persia', () => {
  const { at } = siteByKey(world, 'places/jerusalem');
  expect(kingdomsAt('return', at)).toEqual(['Persia', 'Judah']);
});

test.each(PERIODS)('the kingdoms of the period %s do not lie on each other, but for a province of Persia', (period) => {
  const shared = new Set<string>();
  for (let lon = 19.1; lon < 72; lon += 0.131)
    for (let lat = 23; lat < 43; lat += 0.119) {
      const names = kingdomsAt(period, [lon, lat]);
      if (names.length > 1) shared.add(names.join(' and '));
    }
  expect([...shared]).toEqual(period === 'return' ? ['Persia and Judah'] : []);
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
