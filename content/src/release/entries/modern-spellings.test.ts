import type { Entry } from '@manna/shared/contracts';
import { readEntries, smallWorld } from '../../testing/draw-authored';
import { drawName } from '../../testing/draw-name';
import { assembleEntries } from './assemble-entries';

const VERSE = 5_003_010;
type Names = readonly (readonly [strongs: string, name: string])[];

/** The aliases of the first name, if one verse has `old` in the old edition and `modern` in each of the modern ones. */
function aliasesOf(names: Names, old: string, modern: readonly string[]): readonly string[] {
  const derived = names.map(([strongs, name]) => drawName(strongs, name, { typename: 'Place', verses: [VERSE] }));
  const { entries } = assembleEntries({
    authored: readEntries({}),
    names: derived,
    world: { ...smallWorld, verseText: () => old },
    modernTexts: modern.map((text) => () => text),
  });
  return entries.find(({ name }: Entry) => name === names[0]?.[1])?.aliases ?? [];
}
const salcah: Names = [['H5548', 'Salcah']];

test('a name has the spelling of today for an alias when the modern editions agree on it', () => {
  const aliases = aliasesOf(salcah, 'unto Salcah and Edrei', ['unto Salecah and Edrei', 'to Salecah and Edrei']);
  expect(aliases).toContain('Salecah');
});

test('two words are one name when another edition joins them by a hyphen', () => {
  const aliases = aliasesOf([['H7157', 'Kirjathjearim']], 'to Kirjathjearim', [
    'to Kiriath-jearim',
    'to Kiriath Jearim',
  ]);
  expect(aliases).toEqual(['Kiriath-jearim']);
});

test.each([
  ['is in one modern edition only', salcah, ['unto Salecah', 'to the city']],
  ['has other consonants', salcah, ['unto Sannah', 'to Sannah']],
  ['begins a sentence before the name', salcah, ['So Salcah fell', 'So Salcah fell']],
  [
    'is the name of another entry',
    [
      ['H5548', 'Salcah'],
      ['H1', 'Salecah'],
    ],
    ['unto Salecah', 'to Salecah'],
  ],
] as const)('a word is no spelling of a name when it %s', (_what, names, modern) => {
  expect(aliasesOf(names, 'unto Salcah', modern)).toEqual([]);
});
