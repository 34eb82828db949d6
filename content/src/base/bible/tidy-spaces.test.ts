import fc from 'fast-check';
import { tidySpaces } from './tidy-spaces';

test('doubled, trailing and stranded spaces go, no-break spaces between quotation marks stay', () => {
  expect(tidySpaces(' They  lie under the nettles .  ')).toBe('They lie under the nettles.');
  expect(tidySpaces('he said, ‘Go.’\u00a0” ')).toBe('he said, ‘Go.’\u00a0”');
});

test('a tidy text is left as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '.', 'a', '\u00a0') }), (text) => {
      expect(tidySpaces(tidySpaces(text))).toBe(tidySpaces(text));
    }),
  );
});
