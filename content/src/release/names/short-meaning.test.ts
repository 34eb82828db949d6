import type { LexiconEntry } from '@manna/shared/contracts';
import { shortMeaning } from './short-meaning';

const entry = (derivation: string, definition: string, language: LexiconEntry['language'] = 'he'): LexiconEntry => ({
  strongs: language === 'grc' ? 'G1' : 'H1',
  lemma: 'א',
  language,
  transliteration: 'a',
  pronunciation: 'a',
  derivation,
  definition,
  kjvDefinition: '',
});
const bee = entry('from H1696;', 'the bee (from its orderly motions)');

test.each([
  ['from H1 (אָב) and H410 (אֵל); father (i.e. possessor) of God;', 'father of God'],
  ['from H1004 and H4057; house of (the) Desert;', 'house of the Desert'],
  ['from H2580; favor;', 'favour'],
  ['the same as H1682 (דְּבוֹרָה);', 'the bee'],
  ['of foreign origin;', undefined],
  ['from an unused root (probably meaning to be strong);', undefined],
  ['from H1; perhaps a form of H2;', undefined],
])('the meaning is read from the derivation "%s"', (derivation, meaning) => {
  const same = (strongs: string) => (strongs === 'H1682' ? bee : undefined);
  expect(shortMeaning(entry(derivation, 'X, an Israelite'), same)?.replace('the bee', 'bee')).toBe(
    meaning?.replace('the bee', 'bee'),
  );
});

test('a Greek definition has the meaning before the name', () => {
  expect(
    shortMeaning(entry('from G5092 and G2316;', 'dear to God; Timotheus, a Christian', 'grc'), () => undefined),
  ).toBe('dear to God');
  expect(shortMeaning(entry('of Latin origin;', 'Cornelius, a Roman', 'grc'), () => undefined)).toBeUndefined();
});
