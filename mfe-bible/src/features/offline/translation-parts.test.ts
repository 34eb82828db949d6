import { partOfChapter, readPart, translationParts } from './translation-parts';

test('the parts hold each of the 1,189 chapters once, at most fifty of one book', () => {
  const osisIds = translationParts.flatMap((part) => part.osisIds);
  expect(new Set(osisIds).size).toBe(1189);
  expect(osisIds).toHaveLength(1189);
  expect(translationParts).toHaveLength(70);
  expect(Math.max(...translationParts.map((part) => part.osisIds.length))).toBe(50);
});

test('every chapter is found in the part that contains it', () => {
  for (const part of translationParts) for (const osisId of part.osisIds) expect(partOfChapter(osisId)).toBe(part);
  expect(partOfChapter('Gen.51')).toBeUndefined();
});

test('an incomplete response is rejected', () => {
  const part = { osisIds: ['Gen.1', 'Gen.2'], key: '/x' };
  const chapter = (osisId: string) => ({ osisId, title: osisId, translations: [] });
  const chapters = [chapter('Gen.1'), chapter('Gen.2')];
  expect(readPart({ data: { chapters } }, part)).toBe(chapters);
  for (const answer of [
    null,
    {},
    { data: null },
    { data: { chapters: [chapter('Gen.1')] } },
    { data: { chapters: [chapter('Gen.1'), { osisId: 'Gen.2' }] } },
    { data: { chapters }, errors: [] },
  ])
    expect(readPart(answer, part)).toBeUndefined();
});
