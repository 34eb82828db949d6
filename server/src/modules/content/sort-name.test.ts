import fc from 'fast-check';
import { sortName } from './sort-name';

test.each([
  ['Abraham', 'abraham'],
  ['The Dead Sea', 'dead sea'],
  ['A', 'a'],
  ['The', 'the'],
  ['Étude of Ur-Nammu', 'etude of ur nammu'],
  ["Solomon's Temple", 'solomons temple'],
  ['Ba\u2019al \u2013 the lord', 'baal the lord'],
  ['1 Samuel', '1 samuel'],
  ['\u2026', '\u2026'],
])('%s is sorted as "%s"', (name, sorted) => expect(sortName(name)).toBe(sorted));

test('every name has a sort name, which does not depend on its case', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), (name) => {
      expect(sortName(name)).not.toBe('');
      expect(sortName(name.toUpperCase()).toLowerCase()).toBe(sortName(name.toLowerCase()).toLowerCase());
    }),
  );
});
