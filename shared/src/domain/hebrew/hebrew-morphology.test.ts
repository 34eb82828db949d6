import fc from 'fast-check';
import { morphologyInWords, morphologyParts, morphologyText } from './hebrew-morphology';
import { spanishMorphology } from './spanish-morphology';

describe('the morphology code of a Hebrew word', () => {
  it.each([
    ['HR/Ncfsa', 'preposition; noun, common, feminine, singular, absolute'],
    ['HVqp3ms', 'verb, qal, perfect, third person, masculine, singular'],
    ['HC/Vqw3ms', 'conjunction; verb, qal, sequential imperfect, third person, masculine, singular'],
    ['HTd/Vqrmsa', 'particle, definite article; verb, qal, participle, masculine, singular, absolute'],
    ['HVqc/Sp3fs', 'verb, qal, infinitive construct; suffix, pronominal, third person, feminine, singular'],
    ['HTo', 'particle, marks the direct object'],
    ['HRd/Acbsa', 'preposition, with the article; adjective, cardinal number, either gender, singular, absolute'],
    ['HNp', 'noun, proper name'],
    ['AVqp3ms', 'Aramaic: verb, peal, perfect, third person, masculine, singular'],
    ['AAcmpa', 'Aramaic: adjective, cardinal number, masculine, plural, absolute'],
    ['HPdxms', 'pronoun, demonstrative, masculine, singular'],
  ])('%s is described in words', (code, words) => {
    expect(morphologyInWords(code, morphologyText)).toBe(words);
  });

  it('is described in Spanish, with a text for every letter that English has', () => {
    expect(morphologyInWords('HR/Ncfsa', spanishMorphology)).toBe(
      'preposición; sustantivo, común, femenino, singular, absoluto',
    );
    expect(Object.keys(spanishMorphology)).toEqual(Object.keys(morphologyText));
  });

  it.each(['', 'H', 'A', 'H/', 'HZ', '?', 'H?/?'])('has no description when none of it is known: %p', (code) => {
    expect(morphologyInWords(code, morphologyText)).toBe('');
  });

  it('leaves out unknown letters and describes the rest', () => {
    expect(morphologyInWords('HNc?sa//Zz/R', morphologyText)).toBe('noun, common, singular, absolute; preposition');
    expect(morphologyInWords('AVZi3ms', morphologyText)).toBe(
      'Aramaic: verb, imperfect, third person, masculine, singular',
    );
  });

  it('never throws, and never has more words than letters, for any text', () => {
    const letters = fc.constantFrom(...'HAR/CNcfmspdabxVq3toST1TVPZ?'.split(''));
    const code = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(letters).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(code, (text) => {
        for (const words of morphologyParts(text, morphologyText)) {
          expect(words).not.toHaveLength(0);
          expect(words.every((word) => word !== '')).toBe(true);
        }
        expect(morphologyParts(text, morphologyText).flat().length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
