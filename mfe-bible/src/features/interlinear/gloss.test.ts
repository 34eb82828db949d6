import fc from 'fast-check';
import { glossOf } from './gloss';

const entry = (definition: string, kjvDefinition = '') => ({ definition, kjvDefinition });
const genesis = 'In the beginning God created the heaven and the earth.';

describe('the gloss of a word', () => {
  it.each([
    ['angels, [idiom] exceeding, God (gods) (-dess, -ly), [idiom] (very) great, judges, [idiom] mighty.', 'God'],
    ['choose, create (creator), cut down, dispatch, do, make (fat).', 'create'],
    ['air, [idiom] astrologer, heaven(-s).', 'heaven'],
    ['after, and, because of, in, upon, the.', 'and'],
    ['else, in(-curable), no (where), none, God.', 'God'],
    ['Jehovah, the earth.', 'earth'],
    ['[idiom] common, country, earth, field, ground, land.', 'earth'],
    ['beginning, chief(-est), first(-fruits, part, time), principal thing.', 'beginning'],
  ])('is the rendering that is in the verse: %s', (kjv, gloss) => {
    expect(glossOf(entry('meaning', kjv), genesis)).toBe(gloss);
  });

  it.each([
    ['the sky (as aloft; the dual perhaps alluding to the visible arch)', 'the sky'],
    ['(absolutely) to create; (qualified) to cut down (a wood)', 'to create'],
    ['properly, self (but generally used otherwise)', 'self'],
    ['gods in the ordinary sense of the word; but more', 'gods in the ordinary sense…'],
    ['', ''],
    ['(of uncertain meaning)', ''],
  ])('is otherwise the first meaning of the word: %s', (definition, gloss) => {
    expect(glossOf(entry(definition, 'nothing here'), genesis)).toBe(gloss);
  });

  it('is empty if no English word corresponds to it', () => {
    expect(glossOf(entry('properly, self', '(as such unrepresented in English).'), genesis)).toBe('');
  });

  it('is the longest of several renderings in the verse', () => {
    const above = 'above, according to, after, and, because of, in, upon, the.';
    expect(glossOf(entry('above', above), 'And darkness was upon the face of the deep.')).toBe('upon');
    expect(glossOf(entry('the dark', 'dark(-ness), night.'), 'And darkness was upon the face.')).toBe('dark');
  });

  it('does not take a word for a form of another with the same beginning', () => {
    expect(glossOf(entry('to go', 'be, he, ear, earn'), genesis)).toBe('to go');
  });

  it('is short for any entry of the lexicon', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (definition, kjv, verse) => {
        const gloss = glossOf(entry(definition, kjv), verse);
        expect(gloss.length).toBeLessThanOrEqual(Math.max(27, kjv.length));
      }),
    );
  });
});
