import { mergedRenderings } from './merged-renderings';

test('renderings that differ in case and in a possessive ending are counted as one', () => {
  const renderings = [
    { text: 'God', count: 2_280 },
    { text: 'gods', count: 203 },
    { text: "God's", count: 7 },
    { text: 'god', count: 30 },
    { text: "gods'", count: 1 },
    { text: 'judges', count: 205 },
  ];
  expect(mergedRenderings(renderings)).toEqual([
    { text: 'God', count: 2_317 },
    { text: 'judges', count: 205 },
    { text: 'gods', count: 204 },
  ]);
});
