import fc from 'fast-check';
import { readEntries, smallWorld } from '../../testing/draw-authored';
import { drawName } from '../../testing/draw-name';
import { assembleEntries } from './assemble-entries';

type Written = Parameters<typeof readEntries>[0];
type Names = Parameters<typeof assembleEntries>[0]['names'];

/** The slugs of what is related to each entry of the release. */
function relatedTo(written: Written, names: Names): ReadonlyMap<string, readonly string[]> {
  const { entries, relations } = assembleEntries({ authored: readEntries(written), names, world: smallWorld });
  const slugs = new Map(entries.map(({ id, slug }) => [id, slug]));
  return new Map(
    entries.map(({ id, slug }) => [
      slug,
      relations.filter(({ from }) => from === id).map(({ to }) => slugs.get(to) ?? to),
    ]),
  );
}
const named = (key: string, name: string, verses: readonly number[]) => drawName(key, name, { verses });
const feast = 17_001_010;

test('a name that nothing is related to leads to the scene and to the names of its verse', () => {
  const related = relatedTo({ 'events/feast': { references: ['Esther 1:10-12'] } }, [
    named('H5', 'Abagtha', [feast]),
    named('H903', 'Bigtha', [feast]),
    named('H1', 'Abba', [1_001_001]),
  ]);
  expect(related.get('abagtha')).toEqual(['feast', 'bigtha']);
  expect(related.get('abba')).toEqual([]);
});

test('a name that is alone in its verse leads to the names of the verses near by', () => {
  const related = relatedTo({}, [named('H5', 'Abagtha', [feast]), named('H903', 'Bigtha', [feast + 2])]);
  expect(related.get('abagtha')).toEqual(['bigtha']);
});

test('a name whose relations are known gets no others', () => {
  const written: Written = {
    'places/susa': { related: ['people/abagtha'], references: ['Esther 1:2'] },
    'people/abagtha': { references: ['Esther 1:10'] },
  };
  const related = relatedTo(written, [named('H903', 'Bigtha', [feast])]);
  expect(related.get('susa')).toEqual(['abagtha']);
  expect(related.get('bigtha')).toEqual(['abagtha']);
});

test('somebody whom many verses name is nobody’s companion', () => {
  const related = relatedTo({ 'people/ahasuerus': { references: ['Esther 1-4'] } }, [named('H5', 'Abagtha', [feast])]);
  expect(related.get('abagtha')).toEqual([]);
});

test('no name gets more than a few companions of its own, however many share its verses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
      const names = Array.from({ length: count }, (_, index) =>
        named(`H${index + 1}`, `Name${'abcdefghij'.charAt(index % 10)}${index}`, [feast]),
      );
      const related = relatedTo({}, names);
      for (const companions of related.values()) expect(companions.length).toBeLessThanOrEqual(5 + 6);
      expect([...related.values()].filter((companions) => companions.length > 0).length).toBe(count);
    }),
    { numRuns: 20 },
  );
});
