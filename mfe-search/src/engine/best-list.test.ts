import fc from 'fast-check';
import { BestList } from './best-list';

test('the best list has what sorting everything would put first, ties in the order of the documents', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.nat({ max: 20 }), (all, limit) => {
      const best = new BestList(limit);
      all.forEach((score, document) => best.offer(document, score));
      const sorted = all
        .map((score, document) => ({ document, score }))
        .sort((one, other) => other.score - one.score || one.document - other.document);
      expect(best.toSorted()).toEqual(sorted.slice(0, limit));
    }),
  );
});
