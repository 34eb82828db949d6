import fc from 'fast-check';
import { books } from '@manna/shared/domain';
import { referenceFromUrl } from '@manna/shared/domain/references';
import { BLOCK_VERSES, FIRST_BLOCK_VERSES, planBlocks, refsOf, type Block } from './plan-blocks';

const planOf = (segment: string) => planBlocks(referenceFromUrl(segment));
const drawn = (block: Block) =>
  block.map(({ book, chapter, first, last }) => `${book.osisId} ${chapter}:${first}-${last}`);
const size = (block: Block) => block.reduce((sum, { first, last }) => sum + last - first + 1, 0);

describe('the blocks of a passage', () => {
  it('have at most 100 verses, the first as many chapters as make 20', () => {
    expect(planOf('psa1-10').map(drawn)).toEqual([
      ['Ps 1:1-6', 'Ps 2:1-12', 'Ps 3:1-8'],
      ['Ps 4:1-8', 'Ps 5:1-12', 'Ps 6:1-10', 'Ps 7:1-17', 'Ps 8:1-9', 'Ps 9:1-20', 'Ps 10:1-18'],
    ]);
    expect(planOf('gen1-5').map(size)).toEqual([31, 75, 32]);
  });

  it('continue across books, and may start and end within a chapter', () => {
    expect(planOf('gen50v26-exo1v2').map(drawn)).toEqual([['Gen 50:26-26', 'Exod 1:1-2']]);
  });

  it('split the one longer chapter between two stanzas', () => {
    expect(planOf('psa119').map(drawn)).toEqual([['Ps 119:1-88'], ['Ps 119:89-176']]);
  });

  it('of the whole Bible contain all its verses', () => {
    const plan = planOf('gen-rev');
    expect(plan.reduce((sum, block) => sum + size(block), 0)).toBe(31_102);
    expect(plan.length).toBeLessThan(500);
  });

  it('have no more chapters than one query may request', () => {
    const scattered = planBlocks(Array.from({ length: 60 }, () => ({ book: 'GEN', chapter: 1, verse: 1 })));
    expect(scattered.map(({ length }) => length)).toEqual([20, 40]);
    const many = planBlocks(Array.from({ length: 120 }, () => ({ book: 'GEN', chapter: 1, verse: 1 })));
    expect(Math.max(...many.map(({ length }) => length))).toBe(50);
  });
});

const anyEnds = fc
  .tuple(fc.constantFrom(...books), fc.constantFrom(...books))
  .map(([one, other]) => (one.number < other.number ? [one, other] : [other, one]))
  .map(([one, other]) => referenceFromUrl(`${one?.usfmId ?? ''}-${other?.usfmId ?? ''}`.toLowerCase()));

describe('the blocks of any passage across books', () => {
  it('contain its verses once, in order, and what follows any block is a passage, too', () => {
    fc.assert(
      fc.property(anyEnds, fc.nat(20), (refs, from) => {
        const plan = planBlocks(refs);
        expect(refsOf(plan.flat())).toEqual(refs);
        for (const block of plan) expect(size(block)).toBeLessThanOrEqual(BLOCK_VERSES);
        // The second and third letters of John are shorter.
        if (plan.length > 1) expect(size(plan[0] ?? [])).toBeGreaterThanOrEqual(FIRST_BLOCK_VERSES);
        const rest = plan.slice(Math.min(from, plan.length - 1)).flat();
        expect(refsOf(planBlocks(refsOf(rest)).flat())).toEqual(refsOf(rest));
      }),
      { numRuns: 60 },
    );
  });
});
