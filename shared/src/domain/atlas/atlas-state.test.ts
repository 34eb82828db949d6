import { atlasPath, readAtlas } from './atlas-state';

const read = (query: string) => readAtlas(new URLSearchParams(query));

test.each([
  'filter=beth%20el&period=judges',
  'passage=act13v1-5_psa1&place=antioch',
  'place=bethel&to=jerusalem',
  'journey=the-exodus&stop=3&layers=tribes,kingdoms&at=31.780,35.230,8.5',
])('the URL of what was read from %s is the same', (query) => {
  expect(atlasPath(read(query))).toBe(`/encyclopedia/atlas?${query}`);
});

test.each([
  ['a period that does not exist', 'period=tomorrow'],
  ['a slug with other signs', 'place=Bethel!'],
  ['a stop without a journey', 'stop=2'],
  ['a stop that is no number', 'stop=two'],
  ['an unknown layer', 'layers=clouds'],
  ['a viewpoint beyond the map', 'at=60,35,8'],
  ['a viewpoint without a zoom', 'at=31,35'],
])('%s is ignored', (_what, query) => {
  expect(atlasPath(read(query))).toBe('/encyclopedia/atlas');
});
