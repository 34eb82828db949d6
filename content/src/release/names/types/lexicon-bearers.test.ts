import fc from 'fast-check';
import { readBearers, readNumber } from './lexicon-bearers';

const bearersOf = (definition: string) =>
  readBearers(definition).map(({ typename, count, found }) => `${typename} ${count ?? 'some'}: ${found}`);

test.each([
  ['Ibzan, an Israelite', ['Person 1: an Israelite']],
  ['Zicri, the name of twelve Israelites', ['Person 12: twelve Israelites']],
  ['Shemajah, the name of twenty-five Israelites', ['Person 25: twenty-five Israelites']],
  ['Chashshub, the name of two or three Israelites', ['Person some: two or three Israelites']],
  ['Achitub, the name of several priests', ['Person some: several priests']],
  ["Jishai, David's father", ["Person 1: David's father"]],
  ['Binjamin, youngest son of Jacob', ['Person 1: youngest son of Jacob']],
  [
    'Sisera, the name of a Canaanitish king and of one of the Nethinim',
    ['Person 1: a Canaanitish king', 'Person 1: one of the Nethinim'],
  ],
  ['Perath (i.e. Euphrates), a river of the East', ['Place 1: a river of the East']],
  ['Dagon, a Philistine deity', ['DictionaryWord 1: a Philistine deity']],
  ['Molek (i.e. king), the chief deity of the Ammonites', ['DictionaryWord 1: the chief deity of the Ammonites']],
])('the bearers in "%s" are read', (definition, bearers) => {
  expect(bearersOf(definition)).toEqual(bearers);
});

test('a name with several kinds of bearers has all of them', () => {
  expect(bearersOf('Rechob, the name of a place in Syria, also of a Syrian and an Israelite')).toEqual([
    'Place 1: a place in Syria',
    'Person 1: a Syrian',
    'Person 1: an Israelite',
  ]);
  expect(bearersOf('Succoth, the name of a place in Egypt and of three in Palestine')).toEqual([
    'Place 1: a place in Egypt',
    'Place 3: three places in Palestine',
  ]);
  expect(bearersOf('Moab, an incestuous son of Lot; also his territory and descendants')).toEqual([
    'Person 1: an incestuous son of Lot',
    'Place 1: his territory',
    'Tribe 1: descendants',
  ]);
});

test('the meaning of a name is not a bearer, and two words for one man count once', () => {
  expect(bearersOf('a city surrounded by a river; Amphipolis, a place in Macedonia')).toEqual([
    'Place 1: a place in Macedonia',
  ]);
  expect(bearersOf('a (piece of) rock (larger than G3037); as a name, Petrus, an apostle')).toEqual([
    'Person 1: an apostle',
  ]);
  expect(bearersOf('Matthæus (i.e. Matthitjah), an Israelite and a Christian')).toEqual(['Person 1: an Israelite']);
});

test('women are distinguished from men', () => {
  const sexes = (definition: string) => readBearers(definition).map(({ sex }) => sex);
  expect(sexes('Abihail, the name of three Israelites and two Israelitesses')).toEqual(['male', 'female']);
  expect(sexes('Orpah, a Moabitess')).toEqual(['female']);
  expect(sexes("Sarah, Abraham's wife")).toEqual(['female']);
});

test.each([
  ['one', 1],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty-nine', 39],
  ['twenty-ten', undefined],
  ['many', undefined],
])('%s is read as a number', (word, number) => {
  expect(readNumber(word)).toBe(number);
});

const words = fc.constantFrom(
  'the',
  'name',
  'of',
  'a',
  'place',
  'in',
  'Syria',
  'two',
  'Israelites',
  ';',
  ',',
  'also',
  'and',
  '(',
  'king',
  'Judah',
);

test('the bearers of any definition have positive counts and words of the definition', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
      for (const { count, found } of readBearers(`Ahab, ${parts.join(' ')}`)) {
        expect(count ?? 1).toBeGreaterThan(0);
        for (const word of found.split(' ').filter((each) => each !== 'places'))
          expect(parts.join(' ')).toContain(word);
      }
    }),
  );
});
