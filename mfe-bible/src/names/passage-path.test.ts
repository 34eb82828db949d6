import { passagePath } from './passage-path';

test('the path of a passage names a translation that is not the site’s own', () => {
  expect(passagePath('gen1v1,3', 'kjv', 'kjv')).toBe('/bible/passage/gen1v1,3');
  expect(passagePath('gen1', 'web', 'kjv')).toBe('/bible/passage/gen1?translation=web');
});
