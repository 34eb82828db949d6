import { resourceMakers } from '../studio/resource-makers';
import { kindOfMaker } from './resource-kinds';

test.each([...resourceMakers.keys()])('the maker %s has a kind, by which readers find what it makes', (maker) => {
  expect(kindOfMaker(maker)).toBeDefined();
});

test('an unknown maker has no kind', () => {
  expect(kindOfMaker('toString')).toBeUndefined();
});
