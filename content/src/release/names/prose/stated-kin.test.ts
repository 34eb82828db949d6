import { drawHebrew } from '../../../testing/draw-hebrew';
import { readEnglishChildren, readStatedChildren } from './stated-kin';

const stated = (drawn: string) =>
  readStatedChildren([drawHebrew(1_001_001, drawn)]).map(({ child, parent, as }) => `${child} ${as} of ${parent}`);

test('sons and daughters are read with their parents, over generations', () => {
  expect(stated('H1:Np H1121:Ncmsc H2:Np H1121:Ncmsc H3:Np')).toEqual(['H1 son of H2', 'H2 son of H3']);
  expect(stated('H1:Np H1323:Ncfsc H2:Np')).toEqual(['H1 daughter of H2']);
  expect(stated('H1:Np H1247:Ncmsc H2:Np')).toEqual(['H1 son of H2']);
});

test('“begat” is read with the verb before or after the parent', () => {
  expect(stated('H2:Np H3205:Vhp3ms H853:To H1:Np')).toEqual(['H1 son of H2']);
  expect(stated('c/H3205:Vhw3ms H2:Np H853:To H1:Np')).toEqual(['H1 son of H2']);
});

test('plural sons and words between the names state no kinship', () => {
  expect(stated('H1:Np H1121:Ncmpc H2:Np')).toEqual([]);
  expect(stated('H1:Np d/H3548:Ncmsa H1121:Ncmsc H2:Np')).toEqual([]);
  expect(stated('H1:Np H1121:Ncmsc b/H2:Np')).toEqual([]);
});

test('kinship is read from the English New Testament but not for ancestors such as David', () => {
  const english = (text: string) =>
    readEnglishChildren(40_001_001, text).map(({ child, parent }) => `${child} of ${parent}`);
  expect(english('James the son of Zebedee, and John his brother')).toEqual(['James of Zebedee']);
  expect(english('Levi, which was the son of Melchi, which was the son of Janna')).toEqual([
    'Levi of Melchi',
    'Melchi of Janna',
  ]);
  expect(english('Abraham begat Isaac; and Isaac begat Jacob')).toEqual(['Isaac of Abraham', 'Jacob of Isaac']);
  expect(english('Joseph, thou son of David, fear not')).toEqual([]);
});
