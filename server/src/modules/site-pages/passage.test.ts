import { passageOf } from './passage';

test.each([
  ['Ps.118.24', 'Psalm 118:24', '/bible/psalms/118?v=24', ['Ps.118.24']],
  ['1Sam.7.12-1Sam.7.13', '1 Samuel 7:12–13', '/bible/1-samuel/7?v=12-13', ['1Sam.7.12', '1Sam.7.13']],
])('%s has the title %s, the path %s and these verses', (osis, title, path, osisIds) => {
  expect(passageOf(osis)).toMatchObject({ title, path, osisIds });
});

test.each(['', 'Xyz.1.1', 'Ps.23.3-Ps.23.1'])('"%s" is not a passage', (osis) => {
  expect(passageOf(osis)).toBeUndefined();
});
