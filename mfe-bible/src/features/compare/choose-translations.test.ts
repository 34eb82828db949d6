import fc from 'fast-check';
import { chooseTranslations, readTranslations, swapped, withChoice, without } from './choose-translations';

const KNOWN = ['kjv', 'web', 'asv', 'ylt', 'wlc'];

describe('the translations that a URL requests', () => {
  it.each([
    ['kjv,web', ['kjv', 'web']],
    ['WEB,Kjv', ['web', 'kjv']],
    ['web,web,kjv', ['web', 'kjv']],
    ['kjv,xyz,web', ['kjv', 'web']],
    ['ylt,wlc,asv,web,kjv', ['ylt', 'wlc', 'asv', 'web']],
    ['a,b,c,d,ylt,web', ['ylt', 'web']],
    ['web', ['web', 'kjv']],
    ['kjv', ['kjv', 'web']],
    ['xyz', ['kjv', 'web']],
    [',,', ['kjv', 'web']],
    ['k-j,w b,\u{1F600},web', ['web', 'kjv']],
    [null, ['kjv', 'web']],
  ])('%p are %p', (value, chosen) => {
    expect(chooseTranslations(readTranslations(value), KNOWN, 'kjv')).toEqual(chosen);
  });

  it('are completed with the site’s default one, wherever it is in the list', () => {
    expect(chooseTranslations(['web'], KNOWN, 'asv')).toEqual(['web', 'asv']);
    expect(chooseTranslations([], KNOWN, 'asv')).toEqual(['asv', 'kjv']);
  });

  it('are all translations if the site has too few', () => {
    expect(chooseTranslations(['web'], ['kjv'], 'kjv')).toEqual(['kjv']);
  });

  it('are two to four of the site’s translations, each once, for any URL', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.constantFrom(...KNOWN, 'xyz')).map(String)), (value) => {
        const chosen = chooseTranslations(readTranslations(value), KNOWN, 'kjv');
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBeGreaterThanOrEqual(2);
        expect(chosen.length).toBeLessThanOrEqual(4);
        expect(KNOWN).toEqual(expect.arrayContaining(chosen));
        expect(chooseTranslations(readTranslations(chosen.join()), KNOWN, 'kjv')).toEqual(chosen);
      }),
    );
  });
});

describe('columns', () => {
  it('take another translation, or swap if another column has it', () => {
    expect(withChoice(['kjv', 'web', 'asv'], 1, 'ylt')).toEqual(['kjv', 'ylt', 'asv']);
    expect(withChoice(['kjv', 'web', 'asv'], 0, 'asv')).toEqual(['asv', 'web', 'kjv']);
    expect(swapped(['kjv', 'web', 'asv'], 1)).toEqual(['kjv', 'asv', 'web']);
    expect(without(['kjv', 'web', 'asv'], 0)).toEqual(['web', 'asv']);
  });
});
