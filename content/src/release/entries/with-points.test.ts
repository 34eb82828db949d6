import { drawEntry, readDrawn, smallWorld } from '../../testing/draw-authored';
import { drawName } from '../../testing/draw-name';
import { assembleEntries } from './assemble-entries';

const site = (name: string, confidence: number) => ({ name, lat: 32.1, lon: 35.5, confidence });
const authored = (points: object) =>
  readDrawn({
    'places/ur.md': drawEntry('places/ur', { lat: 30.96, lon: 46.1, certainty: 'certain' }),
    'points/points.yaml': JSON.stringify(points),
  });
const assemble = (points: object) =>
  assembleEntries({
    authored: authored(points),
    names: [drawName('H121', 'Adam', { typename: 'Place', kind: 'city' })],
    world: smallWorld,
  });

test('a derived place takes its point, certainty and present name from the most likely site', () => {
  const candidates = [site('Tell ed-Damiya', 80), site('Tell el-Mazar', 10)];
  const { entries, skipped } = assemble({ adam: candidates });
  expect(entries.find(({ slug }) => slug === 'adam')).toMatchObject({
    location: { lat: 32.1, lon: 35.5 },
    certainty: 'probable',
    modernName: 'Tell ed-Damiya',
    candidates,
  });
  expect(skipped).toEqual([]);
});

test('an authored place keeps its own point and lists the sites', () => {
  const candidates = [site('Urfa', 40)];
  expect(assemble({ ur: candidates }).entries.find(({ slug }) => slug === 'ur')).toMatchObject({
    location: { lat: 30.96, lon: 46.1 },
    certainty: 'certain',
    candidates,
  });
});

test('a row for a place that the release does not have is named among what was skipped', () => {
  expect(assemble({ atlantis: [site('Thera', 5)] }).skipped).toEqual([
    { source: 'points', ref: 'atlantis', reason: 'The points table names a place that is not in this release.' },
  ]);
});

test.each([
  ['are not in order', [site('A', 10), site('B', 20)], 'adam: The most likely site comes first.'],
  [
    'are more than the whole',
    [site('A', 60), site('B', 60)],
    'adam: The confidence of all sites together is 120; at most 100.',
  ],
])('sites are reported when they %s', (_what, candidates, sentence) => {
  expect(authored({ adam: candidates }).faults.map((fault) => fault.sentence)).toEqual([sentence]);
});
