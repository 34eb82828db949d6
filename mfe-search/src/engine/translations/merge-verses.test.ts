import fc from 'fast-check';
import { mergeVerses, type RankedVerse } from './merge-verses';

const inRank = (verses: readonly RankedVerse[]) =>
  [...verses].sort((one, other) => other.score - one.score || one.key - other.key);

const translation = fc
  .uniqueArray(fc.record({ key: fc.nat(40), score: fc.nat(8) }), { selector: ({ key }) => key })
  .map(inRank);

test('the merged beginnings of rankings are the beginning of the merged rankings, whatever the limit', () => {
  fc.assert(
    fc.property(fc.array(translation, { maxLength: 5 }), fc.nat(45), (rankings, limit) => {
      const beginnings = rankings.map((ranking) => ranking.slice(0, limit));
      const all = rankings.flat();
      const best = [...new Set(all.map(({ key }) => key))].map((key) => ({
        key,
        score: Math.max(...all.filter((verse) => verse.key === key).map(({ score }) => score)),
      }));
      expect(mergeVerses(beginnings, limit)).toEqual(inRank(best).slice(0, limit));
    }),
  );
});
