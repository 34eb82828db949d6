import fc from 'fast-check';
import { isGentilic, isProperNoun, parseHebrewToken } from './hebrew-token';

test('a word is split into its stem, prefixes and suffix', () => {
  expect(parseHebrewToken('ב/ארץ', 'Hb/H776', 'Rd/Ncbsa')).toEqual({
    text: 'בארץ',
    lemma: 'H776',
    morphology: 'Ncbsa',
    prefixes: 'bd',
    suffix: '',
  });
  const hisWife = parseHebrewToken('ו/אשת/ו', 'Hc/H802', 'C/Ncfsc/Sp3ms');
  expect(hisWife).toMatchObject({ lemma: 'H802', prefixes: 'c', suffix: 'Sp3ms' });
});

test('proper nouns and gentilics are recognised by their codes, also in Aramaic', () => {
  expect(isProperNoun(parseHebrewToken('דניאל', 'H1841', 'ANp'))).toBe(true);
  expect(isGentilic(parseHebrewToken('יהודיא', 'H3062', 'ANgmpd'))).toBe(true);
  expect(isProperNoun(parseHebrewToken('טוב', 'H2896', 'Aamsa'))).toBe(false);
});

const prefix = fc.constantFrom('b', 'c', 'd', 'k', 'l', 'm');
const stem = fc.integer({ min: 1, max: 8674 });

test('the stem keeps its number and code with any prefixes and suffixes', () => {
  fc.assert(
    fc.property(fc.array(prefix, { maxLength: 3 }), stem, fc.boolean(), (prefixes, number, hasSuffix) => {
      const lemma = [...prefixes.map((letter) => `H${letter}`), `H${number}`].join('/');
      const morphology = [...prefixes.map(() => 'R'), 'Np', ...(hasSuffix ? ['Sd'] : [])].join('/');
      const token = parseHebrewToken('א', lemma, morphology);
      expect(token).toMatchObject({ lemma: `H${number}`, morphology: 'Np', suffix: hasSuffix ? 'Sd' : '' });
      expect(token.prefixes).toBe(prefixes.join(''));
    }),
  );
});
