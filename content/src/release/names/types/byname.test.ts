import { readByname } from './byname';

test.each([
  ['Abram, the original name of Abraham', 'Abraham', false],
  ['Ephrath, another name for Bethlehem', 'Bethlehem', false],
  ["Tsophnath-Paneach, Joseph's Egyptian name", 'Joseph', false],
  ['Sheshak, a symbolic name of Babylon', 'Babylon', true],
  ['Rahab (i.e. boaster), an epithet of Egypt', 'Egypt', true],
])('"%s" is read as a byname', (definition, of, figurative) => {
  expect(readByname(definition)).toMatchObject({ of, figurative });
});

test('a count of bearers is not a byname', () => {
  expect(readByname('Zicri, the name of twelve Israelites')).toBeUndefined();
  expect(readByname('Ibzan, an Israelite')).toBeUndefined();
});

test('a byname keeps a bearer that is described but not named', () => {
  const byname = readByname("Shear-Jashub, the symbolic name of one of Isaiah's sons");
  expect(byname?.of).toBe('');
  expect(byname?.bearers.map(({ typename }) => typename)).toEqual(['Person']);
});
