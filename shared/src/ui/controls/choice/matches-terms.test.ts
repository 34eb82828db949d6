/** @jest-environment node */
import fc from 'fast-check';
import { matchesTerms } from './matches-terms';

const words = fc.array(fc.stringMatching(/^[a-z1-9]{1,8}$/), { minLength: 1, maxLength: 6 });

describe('a query of a list of options', () => {
  it.each([
    ['Genesis 10', 'gen 1', true],
    ['Genesis 10', '10 GENESIS', true],
    ['Genesis 10', 'gen 2', false],
    ['Song of Songs', 'song songs', true],
    ['Song of Songs', '  song  ', true],
    ['Song of Songs', '', true],
    ['Ruth', 'ruths', false],
  ])('in "%s" finds "%s": %s', (text, query, found) => {
    expect(matchesTerms(text, query)).toBe(found);
  });

  it('finds an option by any of its words, in any order and case', () => {
    fc.assert(
      fc.property(words, fc.boolean(), (all, upper) => {
        const query = [...all].reverse().join(' ');
        return matchesTerms(all.join(' '), upper ? query.toUpperCase() : query);
      }),
    );
  });

  it('finds nothing if one term is missing', () => {
    fc.assert(fc.property(words, (all) => !matchesTerms(all.join(' '), `${all.join(' ')} #`)));
  });

  it('finds no more options with an additional term', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, query, term) =>
        matchesTerms(text, `${query} ${term}`) ? matchesTerms(text, query) : true,
      ),
    );
  });
});
