import { glossInWords, prefixCount, readGloss } from './hebrew-gloss';

describe('the gloss of a Hebrew word', () => {
  it.each([
    ['in/beginning', 'HR/Ncfsa', 'in beginning'],
    ['and/staff/thy', 'HC/Ncfsc/Sp2ms', 'and thy staff'],
    ['leadeth/me', 'HVhi3ms/Sp1cs', 'leadeth me'],
    ['lamps/thereof', 'HNcmpc/Sp3fs', 'lamps thereof'],
    ['king/the', 'ANcmsd/Td', 'the king'],
    ['to/him', 'HR/Sp3ms', 'to him'],
    ['among the/nations', 'HRd/Ncmpa', 'among the nations'],
    ['unto/her', 'HR/Sp3fs', 'unto her'],
    ['created', 'HVqp3ms', 'created'],
  ])('%s of %s is read in English order', (gloss, morphology, text) => {
    expect(glossInWords(gloss, morphology)).toBe(text);
  });

  it('shows a gap when only its affixes are sure, except for the object marker, which means nothing', () => {
    expect(glossInWords('and/', 'HC/Vpw3ms')).toBe('and …');
    expect(glossInWords('/his', 'HNcmsc/Sp3ms')).toBe('his …');
    expect(glossInWords('and/', 'HC/To')).toBe('and');
    expect(glossInWords('/them', 'HTo/Sp3mp')).toBe('them');
  });

  it('is divided into the word itself and what belongs to it', () => {
    expect(readGloss('and/staff/thy', 'HC/Ncfsc/Sp2ms')).toEqual({ before: 'and thy', stem: 'staff', after: '' });
    expect(readGloss('leadeth/me', 'HVhi3ms/Sp1cs')).toEqual({ before: '', stem: 'leadeth', after: 'me' });
  });
});

it.each([
  ['HC/Td/Ncbsa', 2],
  ['HNcmsc/Sp3ms', 0],
  ['HR/Sp2mp', 0],
  ['ANcmsd/Td', 0],
  ['HTd/Ncmsa', 1],
])('the morphology %s has %p prefixes', (morphology, count) => {
  expect(prefixCount(morphology)).toBe(count);
});
