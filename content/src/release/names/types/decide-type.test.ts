import { readByname } from './byname';
import type { CueKind } from './cue-words';
import { decideType, sexOf, type NameFacts } from './decide-type';
import { readBearers } from './lexicon-bearers';
import type { Cue } from './text-cues';

const cue = (kind: CueKind, phrase: string, ...verses: number[]): Cue => ({ kind, phrase, strong: true, verses });
const weak = (kind: CueKind, phrase: string, ...verses: number[]): Cue => ({ kind, phrase, strong: false, verses });

function decide(definition: string, facts: Partial<NameFacts> = {}) {
  const decision = decideType({
    definition,
    bearers: readBearers(definition),
    byname: readByname(definition),
    bynameTypename: undefined,
    cues: [],
    marked: { properNouns: 1, gentilics: 0 },
    spelling: 'Name',
    verses: 10,
    ...facts,
  });
  return decision && `${decision.typename} (${decision.evidence[0]?.rule ?? ''})`;
}

test.each([
  ['Ibzan, an Israelite', 'Person (lexicon: a person)'],
  ['Ekron, a place in Palestine', 'Place (lexicon: a place)'],
  ['Dagon, a Philistine deity', 'DictionaryWord (lexicon: a word)'],
  ['Sivan, the third Hebrew month', 'DictionaryWord (lexicon: a word)'],
  ['Lud, the name of two nations', 'Tribe (lexicon: a people)'],
  ['Jehovah, Jewish national name of God', 'DictionaryWord (lexicon: a name of God)'],
  ['an Epicurean or follower of Epicurus', 'DictionaryWord (lexicon: followers of a teaching)'],
])('"%s" is decided by the lexicon alone', (definition, decision) => {
  expect(decide(definition)).toBe(decision);
});

test('members of a people are recognised by the lexicon or by the morphology', () => {
  expect(decide('a Moabite or Moabitess, i.e. a descendant from Moab')).toContain('Person (spelling: a single name');
  const marked = { properNouns: 0, gentilics: 16 };
  expect(decide('a Moabite or Moabitess, i.e. a descendant from Moab', { marked })).toBe(
    'Tribe (lexicon: members of a people)',
  );
  expect(decide('an Ammonite or (the adjective) Ammonitish', { marked })).toContain('Tribe (morphology:');
  expect(decide('Shiloni, an Israelite', { marked })).toBe('Person (lexicon: a person)');
});

test('a singular name for a people gets its type from the text', () => {
  const facts = { spelling: 'Ophni', cues: [weak('place', 'beside a place', 1)] };
  expect(decide('an Ophnite (collectively) or inhabitants of Ophen', facts)).toContain('Place (spelling:');
});

test('the text decides verse by verse when the lexicon has several bearers', () => {
  const definition = 'Hebron, a place in Palestine, also the name of two Israelites';
  expect(decide(definition, { cues: [cue('place', 'to -', 1, 2, 3), cue('person', '- son of', 4)] })).toContain(
    'Place',
  );
  expect(decide(definition, { cues: [cue('place', 'to -', 1), cue('person', '- son of', 2, 3, 4)] })).toContain(
    'Person',
  );
});

test('the lexicon’s first bearer gives the type when the text is undecided', () => {
  const cues = [cue('person', 'son of -', 1, 2), weak('place', 'beside a place', 3, 4, 5)];
  expect(decide('Rechob, the name of a place in Syria, also of a Syrian and an Israelite', { cues })).toContain(
    'Place',
  );
  expect(decide('Elah, an Edomite, also a place in Palestine', { cues })).toContain('Person');
});

test('“children of” makes a name a people only when it is frequent', () => {
  const definition = 'Ammon, a son of Lot; also his posterity';
  const children = (count: number) =>
    weak('people', 'children of -', ...Array.from({ length: count }, (_, index) => index));
  expect(decide(definition, { cues: [children(3)], verses: 90 })).toContain('Person');
  expect(decide(definition, { cues: [children(80)], verses: 90 })).toContain('Tribe');
});

test('kings and cities alone do not turn a people into a land', () => {
  const definition = 'Amalek, a descendant of Esau; also his posterity and their country';
  expect(decide(definition, { cues: [cue('place', 'king of -', 1, 2, 3)] })).toContain('Tribe');
  expect(decide(definition, { cues: [cue('place', 'king of -', 1, 2, 3), cue('place', 'land of -', 4)] })).toContain(
    'Place',
  );
});

test('the text overrules the lexicon when no verse agrees with it', () => {
  expect(decide('Mikloth, a place in the Desert', { cues: [cue('person', '- begat', 1, 2)], verses: 4 })).toContain(
    'Person (text:',
  );
  expect(decide("Eden, the region of Adam's home", { cues: [cue('person', '- son of', 1)], verses: 15 })).toContain(
    'Place',
  );
  expect(
    decide('Bethlehem, a place in Palestine', { cues: [cue('person', 'father of -', 1, 2)], verses: 4 }),
  ).toContain('Place');
});

test('the text alone decides, and only by strong cues, when the lexicon has an ordinary word', () => {
  expect(decide('a species of rockrabbit', { cues: [cue('person', 'son of -', 1, 2)] })).toContain('Person (text:');
  expect(decide('a flute', { cues: [weak('person', 'beside a person', 1)] })).toBeUndefined();
  expect(decide('Uel, and Israelite', { cues: [weak('person', 'beside a person', 1)] })).toContain('Person (text:');
});

test('a byname has the type of its bearer, a figure of speech is a dictionary word', () => {
  expect(decide('Jebus, the original name of Jerusalem', { bynameTypename: 'Place' })).toContain(
    'Place (lexicon: another name',
  );
  expect(decide('Sheshak, a symbolic name of Babylon', { bynameTypename: 'Place' })).toContain(
    'DictionaryWord (lexicon: an epithet',
  );
  const agag = { cues: [cue('person', '- king of', 1)] };
  expect(decide('Agag, a title of Amalekitish kings', agag)).toContain('Person');
});

test('the sex comes from the lexicon, from the text when it contradicts, or from a Greek ending', () => {
  expect(sexOf(readBearers('Huldah, an Israelitess'), [])).toBe('female');
  expect(sexOf(readBearers('Jael, a Canaanite'), [cue('woman', '- wife of', 1)])).toBe('female');
  expect(sexOf(readBearers('Abijah, the name of an Israelite and an Israelitess'), [])).toBeUndefined();
  expect(sexOf(readBearers('Stachys, a Christian'), [], 'Στάχυς')).toBeUndefined();
  expect(sexOf(readBearers('Erastus, a Christian'), [], 'Ἔραστος')).toBe('male');
});
