import type { Entry } from '@manna/shared/contracts';
import { rolesOf } from './roles-of';

const person = (fields: Partial<Entry>) =>
  ({ typename: 'Person', origin: 'authored', name: 'Nathan', verses: [10007002], ...fields }) as Extract<
    Entry,
    { typename: 'Person' }
  >;
const rolesIn = (title: string, origin: Entry['origin'] = 'authored') =>
  rolesOf(person({ title, origin, verses: [] }), { verseText: () => undefined }).map(({ role }) => role);

test.each([
  ['Shepherd, psalmist and king of Israel', ['king']],
  ['Brother of Moses and first high priest', ['priest']],
  ['King of Salem and priest of the most high God', ['king', 'priest']],
  ['Son of Solomon, first king of Judah', ['king']],
  ['Fisherman of Galilee, first named of the apostles', ['apostle']],
  ['Prophet and last of the judges, who anointed Saul', ['prophet', 'judge']],
  ['Prophetess, sister of Moses', ['prophet']],
  ['Sister of King Agrippa, present when Paul spoke', []],
  ['Left-handed man who killed the king of Moab', []],
  ["Singer and king's seer under David", ['prophet']],
  ["The priest's son who ran with news", []],
  ['Father of Othniel, the first judge', []],
  ['Agrippa I, the king who killed James', ['king']],
  ['Third son of Jacob, ancestor of the priests', []],
  ['Prophet or teacher at Antioch', []],
  ['Two or three kings of Syria', []],
])('the title "%s" gives the roles %j', (title, roles) => {
  expect(rolesIn(title)).toEqual(roles);
});

test('a name that several people have gives no role', () => {
  expect(rolesIn('Name of a man of Israel and a prophetess', 'derived')).toEqual([]);
});

test.each([
  ['And the king said unto Nathan the prophet, See now', 'prophet'],
  ['Nathan, a prophet of the highest, came', 'prophet'],
  ['Then sent Nathan king of Tyre his servants', 'king'],
  ['And king Nathan sent', 'king'],
  ['And Nathan the high priest rose up', 'priest'],
])('the verse "%s" gives the role %s, with the verse', (text, role) => {
  expect(rolesOf(person({}), { verseText: () => text })).toEqual([{ role, osis: '2Sam.7.2' }]);
});

test.each([
  'Hananiah the son of Nathan the prophet',
  "Nathan the king's seer",
  "The king's son Nathan",
  "The king's priest Nathan",
  'Jonathan the prophet spoke',
])('the verse "%s" says nothing about Nathan', (text) => {
  expect(rolesOf(person({}), { verseText: () => text })).toEqual([]);
});
