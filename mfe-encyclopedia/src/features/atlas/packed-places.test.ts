import { packPlaces, unpackPlaces, type MappedPlace } from './packed-places';

const ai: MappedPlace = {
  slug: 'ai',
  name: 'Ai',
  kind: 'city',
  certainty: 'possible',
  lat: 31.92,
  lon: 35.261,
  verseCount: 36,
  periods: ['exodus'],
};
const places: MappedPlace[] = [
  ai,
  { ...ai, slug: 'ai-2', lat: -1.5, verseCount: 1, periods: [] },
  { ...ai, slug: 'beth-el', name: 'Beth-el', certainty: 'certain', kind: 'mountain' },
];

it('unpacks the places that were packed', () => {
  expect(unpackPlaces(packPlaces(places))).toEqual(places);
});

it('repeats no value of a few, and no slug that follows from the name', () => {
  const { slugs, kinds, certainties } = packPlaces(places);
  expect(slugs).toEqual(['', 'ai-2', '']);
  expect(kinds).toEqual({ values: ['city', 'mountain'], rows: [0, 0, 1] });
  expect(certainties).toEqual({ values: ['possible', 'certain'], rows: [0, 0, 1] });
});

it('rounds coordinates to a thousandth of a degree', () => {
  const [place] = unpackPlaces(packPlaces([{ ...ai, lat: 31.92049, lon: 35.2605 }]));
  expect(place).toMatchObject({ lat: 31.92, lon: 35.261 });
});
