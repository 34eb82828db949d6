import { drawHebrew } from '../../../testing/draw-hebrew';
import { readEnglishStatements, readStatements } from './stated-kin';

const GENESIS = 1_001_001;
const EZRA = 15_002_001;
const stated = (drawn: string, verse = GENESIS) =>
  readStatements([drawHebrew(verse, drawn)]).map(
    ({ kind, one, other, as }) => `${one} ${kind === 'wife' ? 'wife' : as} of ${other}`,
  );

test('sons and daughters are read with their parents, over generations', () => {
  expect(stated('H1:Np H1121:Ncmsc H2:Np H1121:Ncmsc H3:Np')).toEqual(['H1 son of H2', 'H2 son of H3']);
  expect(stated('H1:Np H1323:Ncfsc H2:Np')).toEqual(['H1 daughter of H2']);
  expect(stated('H1:Np H1247:Ncmsc H2:Np')).toEqual(['H1 son of H2']);
});

test('“begat” is read with the verb before or after the parent', () => {
  expect(stated('H2:Np H3205:Vhp3ms H853:To H1:Np')).toEqual(['H1 son of H2']);
  expect(stated('c/H3205:Vhw3ms H2:Np H853:To H1:Np')).toEqual(['H1 son of H2']);
});

test('the subject of “begat” is the first name of “Caleb the son of Hezron”', () => {
  expect(stated('H1:Np H1121:Ncmsc H2:Np H3205:Vhp3ms H853:To H3:Np')).toEqual(['H1 son of H2', 'H3 son of H1']);
  expect(stated('H1:Np H251:Ncmsc H2:Np H3205:Vhp3ms H853:To H3:Np')).toEqual(['H3 son of H1']);
});

test('“begat” has no child when the marked name is a wife, and no subject when it comes after another child', () => {
  expect(stated('H1:Np H3205:Vhp3ms H853:To H3:Np H802:Ncfsa')).toEqual([]);
  expect(stated('H3205:Vqp3ms H2:Np H853:To H1:Np')).toEqual([]);
});

test('“begat” can have several children', () => {
  expect(stated('H1:Np H3205:Vhp3ms H853:To H2:Np c/H853:To H3:Np')).toEqual(['H2 son of H1', 'H3 son of H1']);
});

test('a wife is read with her husband', () => {
  expect(stated('H1:Np H802:Ncfsc H2:Np')).toEqual(['H1 wife of H2']);
});

test('lists of sons are read in the genealogies only', () => {
  const list = 'H1121:Ncmpc H1:Np H2:Np c/H3:Np';
  expect(stated(list)).toEqual(['H2 son of H1', 'H3 son of H1']);
  expect(stated(list, EZRA)).toEqual([]);
  expect(stated('m/H1121:Ncmpc H1:Np H2:Np')).toEqual([]);
});

test('the land of a king and the father of a wife are not taken for the person', () => {
  expect(stated('H1:Np H4428:Ncmsc H2:Np H1121:Ncmsc H3:Np')).toEqual([]);
  expect(stated('H1323:Ncfsc H1:Np H802:Ncfsc H2:Np')).toEqual([]);
  expect(stated('H1323:Ncfsc H1:Np H1121:Ncmsc H2:Np')).toEqual(['H1 son of H2']);
});

test('a man of a tribe is not a son of its ancestor', () => {
  expect(stated('l/H4294:Ncmsc H1121:Ncmpc H1:Np H2:Np')).toEqual([]);
});

test('a grandson in a list is not a son', () => {
  expect(stated('H1121:Ncmpc H1:Np H2:Np H3:Np H1121:Ncmsc+Sp3ms')).toEqual(['H2 son of H1']);
});

test('plural sons and words between the names state no kinship', () => {
  expect(stated('H1:Np H1121:Ncmpc H2:Np', EZRA)).toEqual([]);
  expect(stated('H1:Np d/H3548:Ncmsa H1121:Ncmsc H2:Np')).toEqual([]);
  expect(stated('H1:Np H1121:Ncmsc b/H2:Np')).toEqual([]);
});

test('kinship is read from the English New Testament but not for ancestors such as David', () => {
  const english = (text: string) =>
    readEnglishStatements(40_001_001, text).map(({ one, other }) => `${one} of ${other}`);
  expect(english('James the son of Zebedee, and John his brother')).toEqual(['James of Zebedee']);
  expect(english('Levi, which was the son of Melchi, which was the son of Janna')).toEqual([
    'Levi of Melchi',
    'Melchi of Janna',
  ]);
  expect(english('Abraham begat Isaac; and Isaac begat Jacob')).toEqual(['Isaac of Abraham', 'Jacob of Isaac']);
  expect(english('Joseph, thou son of David, fear not')).toEqual([]);
});
