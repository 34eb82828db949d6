import fc from 'fast-check';
import { withoutIndex } from './without-index';

describe('a path without its trailing index', () => {
  it.each([
    ['/bible/index', '/bible'],
    ['/bible/', '/bible'],
    ['/bible/genesis/1//index/', '/bible/genesis/1'],
    ['/index', '/'],
    ['/', '/'],
    ['/index/of/names', '/index/of/names'],
  ])('%s becomes %s', (path, shorter) => expect(withoutIndex(path)).toBe(shorter));

  it('does not change when withoutIndex is applied again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withoutIndex(withoutIndex(`/${text}`))).toBe(withoutIndex(`/${text}`));
      }),
    );
  });
});
