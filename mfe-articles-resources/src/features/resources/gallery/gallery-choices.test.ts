import { galleryAddress, readGalleryChoices, withFacet } from './gallery-choices';

const read = (query: string) => readGalleryChoices(new URL(`https://manna.test/resources/maps${query}`));

test('the URL of choices is read as the same choices, whatever the order of its query', () => {
  const choices = { facets: { kind: 'journey', period: 'early-church' }, page: 2 };
  expect(galleryAddress('/resources/maps', choices)).toBe('/resources/maps?kind=journey&period=early-church&page=2');
  expect(read('?period=early-church&page=2&kind=journey')).toEqual(choices);
});

test('another value of a facet begins at the first page and leaves the other facets', () => {
  expect(withFacet({ facets: { kind: 'city', age: 'children' }, page: 3 }, 'kind', undefined)).toEqual({
    facets: { kind: undefined, age: 'children' },
    page: 1,
  });
});

test.each(['?kind=Big%20City', '?kind=', '?page=0'])('the query %s is invalid', (query) => {
  expect(read(query)).toBeNull();
});
