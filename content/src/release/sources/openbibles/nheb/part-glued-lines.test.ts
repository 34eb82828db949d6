import fc from 'fast-check';
import { partGluedLines } from './part-glued-lines';

test.each([
  ['increased!Many are', 'increased! Many are'],
  ['up,and not', 'up, and not'],
  ['of my soul,"There is no help in God."Selah.', 'of my soul, "There is no help in God." Selah.'],
  ['you have done?"The woman said', 'you have done?" The woman said'],
  ['on the banner,"says the Lord', 'on the banner," says the Lord'],
  ['I will arise," says the Lord;"I will set him', 'I will arise," says the Lord; "I will set him'],
  ['in Samaria.""I," said Ahab', 'in Samaria." "I," said Ahab'],
  ['is it peace?\'"Jehu said', 'is it peace?\'" Jehu said'],
  ["spoke to me,'One who rules", "spoke to me, 'One who rules"],
  ["in vain.'I, the Lord", "in vain.' I, the Lord"],
  ['He said, "Peace." Then', 'He said, "Peace." Then'],
])('%s is split at the lost line break', (glued, parted) => {
  expect(partGluedLines(glued)).toBe(parted);
});

test('only spaces are ever added, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '.', ',', '"', "'", ' ', '(') }), (text) => {
      const parted = partGluedLines(text);
      expect(parted.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(partGluedLines(parted)).toBe(parted);
    }),
  );
});
