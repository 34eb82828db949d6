import fc from 'fast-check';
import { printedProse, printedRanges } from './printed-ranges';

test.each([
  ['Acts 19:23-27', 'Acts 19:23–27'],
  ['Genesis 1:1-2:3, 5-7', 'Genesis 1:1–2:3, 5–7'],
  ['975-958 BC, then 5 BC-AD 33', '975–958 BC, then 5 BC–AD 33'],
])('the ranges in %j are set with en dashes', (written, shown) => {
  expect(printedRanges(written)).toBe(shown);
});

test.each(['begins on 2027-01-01', 'Beth-el', 'a 3-year-old', '1-2-3'])('%j has no range and stays', (words) => {
  expect(printedRanges(words)).toBe(words);
});

test('every range of verses in prose has an en dash, in paragraphs and lists, and its id keeps the hyphen', () => {
  const number = fc.integer({ min: 1, max: 176 });
  fc.assert(
    fc.property(number, number, number, (chapter, first, last) => {
      const osis = `Ps.${chapter}.${first}-Ps.${chapter}.${last}`;
      const inlines = [{ kind: 'reference' as const, text: `Psalm ${chapter}:${first}-${last}`, osis }];
      const set = [{ kind: 'reference', text: `Psalm ${chapter}:${first}–${last}`, osis }];
      expect(
        printedProse([
          { kind: 'paragraph', inlines },
          { kind: 'list', ordered: false, items: [inlines] },
        ]),
      ).toEqual([
        { kind: 'paragraph', inlines: set },
        { kind: 'list', ordered: false, items: [set] },
      ]);
    }),
  );
});
