import fc from 'fast-check';
import { Likeness } from '../../likeness';
import { placeVerses } from './place-verses';

const kjv = [
  'In the beginning God created the heaven and the earth.',
  'And the spirit moved upon the face of the waters.',
  'And God said, Let there be light.',
  'And God called the light Day, and the darkness he called Night.',
  'Let there be a firmament in the midst of the waters.',
  'And the gathering together of the waters called he Seas.',
];
const likeness = new Likeness([...kjv, 'Jesus wept.', 'Rejoice evermore.', 'Quench not the Spirit.']);
const guide = kjv.map((text, index) => ({ chapter: 'Gen.1', verse: index + 1, text }));
const place = (...texts: string[]) => {
  const found = placeVerses(
    texts.map((text) => ({ chapter: 'Gen.1', text })),
    guide,
    likeness,
  );
  return { ...found, placed: Object.fromEntries([...found.placed].map(([at, verses]) => [at + 1, verses])) };
};
const [one = '', two = '', three = '', four = '', five = '', six = ''] = kjv;

test('identical verses are placed under their own numbers', () => {
  expect(place(...kjv).placed).toEqual({ 1: [0], 2: [1], 3: [2], 4: [3], 5: [4], 6: [5] });
});

test('an additional verse of the source stays unplaced and does not move the others', () => {
  const { placed, unplaced } = place(one, two, 'Bel and the dragon did eat sheep.', three, four, five, six);
  expect(placed).toEqual({ 1: [0], 2: [1], 3: [3], 4: [4], 5: [5], 6: [6] });
  expect(unplaced).toEqual([2]);
});

test('a verse that the source splits in two is joined', () => {
  const { placed } = place(
    one,
    two,
    three,
    'And God called the light Day,',
    'and the darkness he called Night.',
    five,
    six,
  );
  expect(placed).toMatchObject({ 4: [3, 4], 5: [5] });
});

test('a verse with the words of two verses is not placed', () => {
  const { placed, wider } = place(one, two, `${three} ${four}`, five, six);
  expect(placed).toEqual({ 1: [0], 2: [1], 5: [3], 6: [4] });
  expect([...wider.keys()]).toEqual([2]);
});

test('a verse that is out of order is placed', () => {
  expect(place(four, one, two, three, five, six).placed).toMatchObject({ 3: [3], 4: [0], 5: [4] });
});

test('a verse with different words is placed between two certain ones', () => {
  const { placed } = place(one, 'Breath hovered over abyss.', three, four, five, six);
  expect(placed).toMatchObject({ 1: [0], 2: [1], 3: [2] });
});

test('no verse is placed twice or lost for any verses in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...kjv, 'Selah.', 'Amen and amen.']), (texts) => {
      const found = placeVerses(
        texts.map((text) => ({ chapter: 'Gen.1', text })),
        guide,
        likeness,
      );
      const all = [...[...found.placed.values()].flat(), ...found.wider.keys(), ...found.unplaced];
      expect(all.sort((a, b) => a - b)).toEqual(texts.map((_, index) => index));
    }),
  );
});
