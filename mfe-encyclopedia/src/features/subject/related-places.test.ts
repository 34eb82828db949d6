import fc from 'fast-check';
import { sampleEntry } from '../../testing/sample-entry';
import { relatedPlaces } from './related-places';

const place = (slug: string, location: object | null = { lat: 31.7, lon: 35.2 }) => ({
  name: slug.toUpperCase(),
  pagePath: `/encyclopedia/places/${slug}`,
  location,
  certainty: 'certain',
  candidates: [],
});
const related = (slug: string, kind = 'related', location?: object | null) => ({ kind, item: place(slug, location) });
const ids = (fields: object) => relatedPlaces(sampleEntry({ ...fields })).map(({ id }) => id);

describe('relatedPlaces', () => {
  it('returns a place itself first, then its related places', () => {
    const markers = relatedPlaces(
      sampleEntry({
        __typename: 'Place',
        ...place('bethel'),
        relatedPlaces: [related('ai', 'partOf'), related('luz')],
      }),
    );
    expect(markers).toEqual([
      expect.objectContaining({ id: 'bethel', title: 'BETHEL', latitude: 31.7, longitude: 35.2, isSubject: true }),
      expect.objectContaining({ id: 'ai', kinds: ['partOf'], isSubject: false, pagePath: '/encyclopedia/places/ai' }),
      expect.objectContaining({ id: 'luz', kinds: [] }),
    ]);
  });

  it('returns the places of a person’s birth and death too', () => {
    const markers = relatedPlaces(
      sampleEntry({
        relatedPlaces: [related('ur', 'home')],
        birthEvent: { relatedPlaces: [related('ur', 'happenedAt')] },
        deathEvent: { relatedPlaces: [related('hebron', 'happenedAt')] },
      }),
    );
    expect(markers.map(({ id, kinds }) => [id, kinds])).toEqual([
      ['ur', ['home', 'birthEvent']],
      ['hebron', ['deathEvent']],
    ]);
  });

  it('returns the other proposed sites of a place beside its best, and draws hollow what is not certain', () => {
    const site = (name: string, confidence: number, lat = 31) => ({ name, confidence, lat, lon: 35.5 });
    const markers = relatedPlaces(
      sampleEntry({
        __typename: 'Place',
        ...place('sodom'),
        certainty: 'disputed',
        candidates: [site('Bab edh-Dhra', 40), site('Tell el-Hammam', 20), site('Nowhere', 5, 95)],
        relatedPlaces: [{ kind: 'related', item: { ...place('zoar'), certainty: 'disputed' } }, related('hebron')],
      }),
    );
    expect(markers.map(({ title, isFirm, confidence }) => [title, isFirm, confidence])).toEqual([
      ['SODOM', true, undefined],
      ['Tell el-Hammam', false, 20],
      ['ZOAR', false, undefined],
      ['HEBRON', true, undefined],
    ]);
  });

  it('leaves out places of unknown location', () => {
    expect(ids({ relatedPlaces: [related('eden', 'related', null), related('nod', 'home', null)] })).toEqual([]);
    expect(ids({ __typename: 'Place', ...place('eden', null), relatedPlaces: [related('haran')] })).toEqual(['haran']);
  });

  it('returns each place once, and only valid coordinates, for any entry', () => {
    const number = fc.oneof(fc.double(), fc.double({ min: -90, max: 90, noNaN: true }));
    const location = fc.option(fc.record({ lat: number, lon: number }));
    const places = fc.array(
      fc.record({
        kind: fc.constantFrom('related', 'home', 'happenedAt'),
        item: fc.tuple(fc.constantFrom('ai', 'dan', 'gath', 'ono'), location).map(([slug, at]) => place(slug, at)),
      }),
    );
    fc.assert(
      fc.property(places, places, places, location, fc.boolean(), (own, birth, death, at, isPlace) => {
        const events = { birthEvent: { relatedPlaces: birth }, deathEvent: { relatedPlaces: death } };
        const self = isPlace ? { __typename: 'Place', ...place('gath', at) } : {};
        const markers = relatedPlaces(sampleEntry({ ...events, ...self, relatedPlaces: own }));
        expect(new Set(markers.map(({ id }) => id)).size).toBe(markers.length);
        for (const { latitude, longitude, kinds } of markers) {
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
          expect(new Set(kinds).size).toBe(kinds.length);
        }
        expect(markers.filter(({ isSubject }) => isSubject).length).toBeLessThanOrEqual(isPlace ? 1 : 0);
      }),
    );
  });
});
