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

test('the same verses are placed each under its own number', () => {
  expect(place(...kjv).placed).toEqual({ 1: [0], 2: [1], 3: [2], 4: [3], 5: [4], 6: [5] });
});

test('a verse that the source counts beside them moves none from its number, and has no place', () => {
  const { placed, unplaced } = place(one, two, 'Bel and the dragon did eat sheep.', three, four, five, six);
  expect(placed).toEqual({ 1: [0], 2: [1], 3: [3], 4: [4], 5: [5], 6: [6] });
  expect(unplaced).toEqual([2]);
});

test('a verse that the source has as two is joined', () => {
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

test('a verse that holds the words of two is placed nowhere', () => {
  const { placed, wider } = place(one, two, `${three} ${four}`, five, six);
  expect(placed).toEqual({ 1: [0], 2: [1], 5: [3], 6: [4] });
  expect([...wider.keys()]).toEqual([2]);
});

test('a verse out of its order is found', () => {
  expect(place(four, one, two, three, five, six).placed).toMatchObject({ 3: [3], 4: [0], 5: [4] });
});

test('verses in other words are placed between two that are sure', () => {
  const { placed } = place(one, 'Breath hovered over abyss.', three, four, five, six);
  expect(placed).toMatchObject({ 1: [0], 2: [1], 3: [2] });
});

test('whichever verses the source has and in which order, none is placed twice and none is lost', () => {
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
