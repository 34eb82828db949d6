import { drawEdition } from '../../testing/draw-edition';
import { mendWords } from './mend-words';
import { versesByRef } from './verses-by-ref';
import { WordStock } from './word-stock';

const dictionary = new Set(['lord', 'and', 'the', 'of', 'will', 'gods']);

/** The verses of an edition after mending, when another edition has the `other` verses. */
function mend(drawn: Record<string, string>, other: Record<string, string>, reviewed: readonly string[] = []) {
  const edition = drawEdition('one', drawn);
  const stock = new WordStock([edition, drawEdition('two', other)], dictionary);
  const { text, mended } = mendWords(edition, stock, { words: reviewed.map((word) => ({ word, verse: 'Gen.1.1' })) });
  return { verses: Object.fromEntries(versesByRef(text)), rules: mended.map(({ rule }) => rule) };
}

test('a capital inside a word becomes small when the word is known', () => {
  const { verses, rules } = mend(
    { 'Gen.1.1': 'lowly and rIding upon an ass' },
    { 'Gen.1.1': 'lowly, and riding upon an ass' },
  );
  expect(verses['Gen.1.1']).toBe('lowly and riding upon an ass');
  expect(rules).toEqual(['capital inside a word']);
});

test('a word that a hyphen breaks is joined when its part is no word and the verse has it elsewhere', () => {
  const { verses } = mend({ 'Gen.1.1': 'Com-mand the people to command' }, { 'Gen.1.1': 'Command the people to' });
  expect(verses['Gen.1.1']).toBe('Command the people to command');
});

test('two words without a space are parted when another edition has them side by side in the verse', () => {
  const other = { 'Gen.1.1': 'a lion’s cub that leaps', 'Gen.1.2': 'gracefully is' };
  expect(mend({ 'Gen.1.1': 'a lion’s cubthat leaps' }, other).verses['Gen.1.1']).toBe('a lion’s cub that leaps');
  expect(mend({ 'Gen.1.1': 'gracefullyis' }, other).verses['Gen.1.1']).toBe('gracefullyis');
});

test('a space that is lost after an apostrophe, a comma or a full stop is put back', () => {
  const other = { 'Gen.1.1': 'gods will' };
  expect(mend({ 'Gen.1.1': "the gods'will" }, other).verses['Gen.1.1']).toBe("the gods' will");
  expect(mend({ 'Gen.1.1': 'of Shuni,the family.They' }, {}).verses['Gen.1.1']).toBe('of Shuni, the family. They');
});

test('a misspelt word gets the spelling that the edition has elsewhere and the verse has in another edition', () => {
  const drawn = { 'Gen.1.1': 'They have creditd David', 'Gen.1.2': 'credited him' };
  expect(mend(drawn, { 'Gen.1.1': 'they have credited David' }).verses['Gen.1.1']).toBe('They have credited David');
  expect(mend(drawn, { 'Gen.1.1': 'they have ascribed to David' }).verses['Gen.1.1']).toBe('They have creditd David');
});

test('a name keeps its own spelling unless the chapter has the other one', () => {
  const other = { 'Num.16.1': 'Korah and Belial', 'Num.16.2': 'Korah and Belial' };
  const mended = mend({ 'Num.16.1': 'Koran and Beliar', 'Num.16.2': 'Korah' }, other);
  expect(mended.verses['Num.16.1']).toBe('Korah and Beliar');
});

test('a word that stands twice, a plural, and a reviewed word are the edition’s own', () => {
  const other = { 'Gen.1.1': 'hungered flowing humble minded' };
  const drawn = { 'Gen.1.1': 'hungerd hungerd flowings flowing hungered humbleminded' };
  expect(mend(drawn, other, ['humbleminded']).verses['Gen.1.1']).toBe(drawn['Gen.1.1']);
});
