import { counted, describeAll, describeBearer, enumerated } from './describe-bearers';
import { readBearers } from '../types/lexicon-bearers';

const kjvName = (letters: string) => new Map([['chamor', 'Hamor']]).get(letters);
const described = (definition: string) => readBearers(definition).map((bearer) => describeBearer(bearer, kjvName));

test.each([
  ['Ibzan, an Israelite', 'a man of Israel'],
  ['Zicri, the name of twelve Israelites', 'twelve men of Israel'],
  ['Deborah, the name of two Hebrewesses', 'two women of Israel'],
  ['Ekron, a place in Palestine', 'a place in the land of Israel'],
  ['Hazeroth, a place in the Desert', 'a place in the wilderness'],
  ['Zethar, a eunuch of Xerxes', 'a eunuch of Ahasuerus'],
  ['Methuselah, an antediluvian patriarch', 'a patriarch before the Flood'],
  ['Balak, a Moabitish king', 'a Moabite king'],
  ['Ruth, a Moabitess', 'a Moabite woman'],
  ['X, a son of Chamor', 'a son of Hamor'],
  ['Binjamin, youngest son of Jacob', 'the youngest son of Jacob'],
  ['Kisleu, the 9th Hebrew month', 'the ninth Hebrew month'],
])('"%s" is described in plain words', (definition, phrase) => {
  expect(described(definition)).toEqual([phrase]);
});

test('several bearers are listed one by one, or only counted when the list would be long', () => {
  const bearers = readBearers('Rechob, the name of a place in Syria, also of a Syrian and an Israelite');
  expect(describeAll(bearers, kjvName, 90)).toBe('a place in Syria, a Syrian and a man of Israel');
  expect(describeAll(bearers, kjvName, 20)).toBe('one place and two people');
});

test('numbers and lists are formatted as in English text', () => {
  expect([1, 3, 12, 13].map((count) => counted(count, 'verse'))).toEqual([
    'one verse',
    'three verses',
    'twelve verses',
    '13 verses',
  ]);
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(enumerated)).toEqual(['a', 'a and b', 'a, b and c']);
});
