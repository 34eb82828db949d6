import type { BearerKin, KnownKin, Relative } from '../kin/name-kin';
import { tellApart, type NameReading } from './tell-apart';

const relative = (name: string): Relative => ({ name, person: undefined, page: undefined, identity: name });
const sonOf = (name: string, verse: number): BearerKin => {
  const known: KnownKin = { kind: 'father', as: 'son', other: relative(name), verses: [verse] };
  return { self: relative('Joel'), kin: [known] };
};

interface Setup extends Partial<NameReading> {
  readonly texts: Readonly<Record<number, string>>;
  readonly byKin?: readonly BearerKin[];
  readonly known?: readonly number[];
}

/** Tells the bearers of the name Joel apart, each as the numbers of the verses. */
function told({ texts, byKin = [], known = [], lists = [], isStory = () => false }: Setup) {
  const verses = Object.keys(texts).map(Number);
  const matter = { names: ['Joel'], verses, byKin, knownChapters: new Set(known) };
  const { bearers, untold } = tellApart(matter, { lists, isStory, verseText: (verse) => texts[verse] });
  expect([...bearers.flatMap((bearer) => bearer.verses), ...untold].toSorted((a, b) => a - b)).toEqual(verses);
  return { bearers: bearers.map((bearer) => bearer.verses), untold };
}

test('a verse is about the bearer whose father it names in other words', () => {
  const texts = { 10003004: 'Joel the son of Abital', 13003003: 'the fifth, Joel of Abital', 13003009: 'Joel of Gath' };
  expect(told({ texts, byKin: [sonOf('Abital', 10003004)] })).toEqual({
    bearers: [[10003004, 13003003], [13003009]],
    untold: [],
  });
});

test('words that name a people are of one bearer, and those of an office only within a book', () => {
  const texts = {
    10001001: 'Joel the Hittite',
    11001001: 'Joel the priest',
    11002001: 'Joel the priest',
    12001001: 'Joel the priest',
    13001001: 'Joel, an Hittite',
  };
  expect(told({ texts }).bearers).toEqual([[10001001, 13001001], [11001001, 11002001], [12001001]]);
});

test('a list tells who its names are, who may be in two passages but not twice in one', () => {
  const passages = [new Set([15010020, 15010021]), new Set([16010001])];
  const lists = [{ is: 'one of the priests', isOfPlaces: false, passages }];
  expect(told({ texts: { 15010020: 'Joel,', 16010001: 'Joel,' }, lists }).bearers).toEqual([[15010020, 16010001]]);
  expect(told({ texts: { 15010020: 'Joel,', 15010021: 'Joel,' }, lists }).bearers).toEqual([[15010020], [15010021]]);
});

test('a story means the only bearer in its chapter or shortly before, and a list of names does not', () => {
  const texts = { 18032002: 'Joel the Buzite', 18032004: 'Joel waited', 18034001: 'Joel said', 18040001: 'Joel said' };
  const isStory = () => true;
  expect(told({ texts, isStory })).toEqual({ bearers: [[18032002, 18032004, 18034001]], untold: [18040001] });
  expect(told({ texts }).untold).toEqual([18032004, 18034001, 18040001]);
  expect(told({ texts, isStory, known: [18032] }).untold).toEqual([18032004, 18034001, 18040001]);
});
