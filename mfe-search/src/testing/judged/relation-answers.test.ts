import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCollection } from '../../engine/collection';
import { builtListing } from './built-listings';
import { ourSearch } from './our-search';

/**
 * What readers ask, everybody who stands first in the encyclopedia, and a verse of the King James Version that says so, with the
 * words by which it does.
 */
const questions: readonly (readonly [query: string, answers: string, verse: string, words: string])[] = [
  ['mother of samuel', 'hannah', '1Sam.1.20', 'Hannah, Samuel'],
  ["Samuel's mother", 'hannah', '1Sam.1.20', 'Hannah, Samuel'],
  ['who was the mother of samuel?', 'hannah', '1Sam.1.20', 'Hannah, Samuel'],
  ['father of john the baptist', 'zacharias', 'Luke.1.13', 'Zacharias, John'],
  ['mother of john the baptist', 'elisabeth', 'Luke.1.13', 'Elisabeth, son'],
  ['mother of moses', 'jochebed', 'Num.26.59', 'Jochebed, Moses'],
  ['sister of aaron', 'miriam', 'Exod.15.20', 'Miriam, sister of Aaron'],
  ['sons of noah', 'ham shem japheth', 'Gen.6.10', 'Shem, Ham, Japheth'],
  [
    'sons of jacob',
    'joseph reuben benjamin judah simeon levi dan naphtali issachar asher zebulun gad',
    'Exod.1.2',
    'Reuben, Simeon, Levi, Judah',
  ],
  ['wives of jacob', 'rachel leah bilhah zilpah', 'Gen.31.4', 'Jacob, Rachel, Leah'],
  ['daughters of laban', 'rachel leah', 'Gen.29.16', 'Laban, two daughters, Leah, Rachel'],
  ['sons of isaac', 'jacob esau', '1Chr.1.34', 'Isaac, Esau, Israel'],
  ['sons of aaron', 'eleazar ithamar nadab abihu', 'Exod.6.23', 'Aaron, Nadab, Abihu, Eleazar, Ithamar'],
  ['daughters of job', 'jemima kerenhappuch kezia', 'Job.42.14', 'Jemima, Kezia, Kerenhappuch'],
  ['sons of eli', 'phinehas-son-of-eli hophni', '1Sam.1.3', 'two sons of Eli, Hophni, Phinehas'],
  ['mother of ishmael', 'hagar', 'Gen.16.15', 'Hagar, Ishmael'],
  ["Moses' father-in-law", 'jethro', 'Exod.3.1', 'Jethro, father in law'],
  ['grandmother of timothy', 'lois', '2Tim.1.5', 'grandmother Lois'],
  ['grandfather of david', 'obed', 'Ruth.4.17', 'Obed, father of David'],
  ['uncle of esau', 'laban', 'Gen.28.5', "Laban, Rebekah, Esau's mother"],
  ['wife of ahab', 'jezebel', '1Kgs.16.31', 'to wife Jezebel'],
  ['husband of sapphira', 'ananias', 'Acts.5.1', 'Ananias, Sapphira his wife'],
  ['brother of martha', 'lazarus', 'John.11.5', 'Martha, Lazarus'],
  [
    'sons of zebedee',
    'john-the-apostle james-son-of-zebedee',
    'Matt.4.21',
    'James the son of Zebedee, John his brother',
  ],
  ['father of methuselah', 'enoch', 'Gen.5.21', 'Enoch, Methuselah'],
  ['sisters of lazarus', 'mary-of-bethany martha', 'John.11.1', 'Lazarus, Mary, her sister Martha'],
  ['tribe of paul', 'tribe-of-benjamin', 'Rom.11.1', 'tribe of Benjamin'],
  ['tribe of anna', 'tribe-of-asher', 'Luke.2.36', 'Anna, tribe of Aser'],
  ['birthplace of jesus', 'bethlehem', 'Matt.2.1', 'Jesus was born in Bethlehem'],
  ['birthplace of paul', 'tarsus', 'Acts.22.3', 'born in Tarsus'],
  ['kings of judah', 'rehoboam abijah-king-of-judah asa jehoshaphat', '1Chr.3.10', 'Rehoboam, Abia, Asa, Jehoshaphat'],
  [
    'kings of israel',
    'jeroboam nadab-king-of-israel baasha elah zimri omri ahab',
    '1Kgs.15.25',
    'Nadab the son of Jeroboam',
  ],
  ['kings of the united kingdom', 'saul david solomon', 'Acts.13.22', 'David'],
  [
    'parables of jesus',
    'parables-by-the-lake good-samaritan-told prodigal-son-told',
    'Luke.10.33',
    'certain Samaritan',
  ],
  ['father of joseph', 'jacob', 'Gen.30.24', 'Joseph'],
];

const current = join(__dirname, '../../../../dist/content');

let verseText: (osisId: string) => string;
beforeAll(() => {
  const bible = openCollection('bible', builtListing('bible'));
  const documents = new Map(bible.index.query(() => undefined).map(({ ref, document }) => [ref, document]));
  verseText = (osisId) => bible.textsOf(documents.get(osisId) ?? -1)[0]?.[0] ?? '';
});

const search = ourSearch();
/** The slugs of what stands first in the encyclopedia. */
async function slugsOf(query: string): Promise<string[]> {
  const [, encyclopedia = []] = await search(query);
  return encyclopedia.map((id) => id.split('/')[1] ?? '');
}

test('the content release has a listing of relations', () => {
  const hash = readFileSync(join(current, 'current'), 'utf8').trim();
  expect(existsSync(join(current, hash, 'listings/relations.listing.br'))).toBe(true);
});

test.each(questions)('%s is answered by %s, as %s says', async (query, answers, verse, words) => {
  const text = verseText(verse);
  for (const word of words.split(', ')) expect(text).toContain(word);
  const expected = answers.split(' ');
  expect((await slugsOf(query)).slice(0, expected.length)).toEqual(expected);
});

test('judges and prophets stand first when they are asked for, and not those who only have to do with them', async () => {
  const judges = (await slugsOf('judges of israel')).slice(0, 9);
  expect(judges.sort()).toEqual(
    ['deborah', 'ehud', 'eli', 'gideon', 'jephthah', 'othniel', 'samson', 'samuel', 'shamgar'].sort(),
  );
  const prophets = await slugsOf('prophets of israel');
  expect(prophets).toEqual(
    expect.arrayContaining(['moses', 'isaiah', 'jeremiah', 'ezekiel', 'elijah', 'elisha', 'nathan']),
  );
  expect(prophets).not.toContain('agabus');
});

test('the miracles of Jesus come in the order in which they happened', async () => {
  const miracles = await slugsOf('miracles of jesus');
  expect(miracles.slice(0, 2)).toEqual(['wedding-at-cana', 'healing-of-the-noblemans-son']);
  expect(miracles).toEqual(
    expect.arrayContaining(['cleansing-of-a-leper', 'walking-on-the-water', 'feeding-of-the-five-thousand']),
  );
  expect(miracles).not.toContain('healing-of-naaman');
});

test('the apostles of Jesus are the twelve', async () => {
  for (const name of ['Simon', 'Andrew', 'James', 'John']) expect(verseText('Matt.10.2')).toContain(name);
  const twelve =
    'peter andrew james-son-of-zebedee john-the-apostle philip-the-apostle bartholomew thomas matthew james-son-of-alphaeus thaddaeus simon-the-zealot judas-iscariot';
  expect((await slugsOf('apostles of jesus')).slice(0, 12).sort()).toEqual(twelve.split(' ').sort());
});
