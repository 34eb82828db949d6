import type { EntryTypename } from '@manna/shared/contracts';

/** The types that a name can have. */
export const nameTypenames = ['Person', 'Place', 'Tribe', 'DictionaryWord'] as const satisfies readonly EntryTypename[];
export type NameTypename = (typeof nameTypenames)[number];

/** What a noun of the lexicon says about the bearer of a name. */
export interface BearerNoun {
  readonly typename: NameTypename;
  readonly sex?: 'male' | 'female';
  /** The kind of place, people or word, as in entries. */
  readonly kind?: string;
}

const listed = (noun: BearerNoun, words: string): [string, BearerNoun][] =>
  words.split(' ').map((word) => [word, noun]);

const male = { typename: 'Person', sex: 'male' } as const;
const female = { typename: 'Person', sex: 'female' } as const;
const either = { typename: 'Person' } as const;
const place = (kind: string) => ({ typename: 'Place', kind }) as const;
const people = (kind: string) => ({ typename: 'Tribe', kind }) as const;
const word = (kind: string) => ({ typename: 'DictionaryWord', kind }) as const;

/** The nouns with which the lexicon describes bearers of names, in lower case and mostly singular. */
export const bearerNouns: ReadonlyMap<string, BearerNoun> = new Map([
  ...listed(
    male,
    `man men king son brother twin-brother father father-in-law grandfather grandson nephew husband priest highpriest prophet eunuch
     prince chief chieftain nobleman general satrap courtier officer official vizier governor emperor leader lawgiver judge
     archangel angel servant porter doorkeeper patriarch antediluvian apostle centurion wizard bearer messenger heir
     freedman progenitor friend temple-servant`.replace(/\s+/g, ' '),
  ),
  ...listed(
    male,
    `israelite levite edomite idumaean idummaean moabite ammonite canaanite philistine syrian egyptian persian babylonian assyrian
     hittite hivite jebusite kenite arabian arab ishmaelite midianite gibeonite tyrian aramaean damascene mesopotamian
     cushite japhethite amorite adullamite rechabite anakite horite seirite ethiopian samaritan gittite jew hebrew
     nethinim nethimim macedonian athenian ephesian corinthian roman`.replace(/\s+/g, ' '),
  ),
  ...listed(
    female,
    `woman women israelitess hebrewess jewess canaanitess moabitess ammonitess edomitess midianitess ishmaelitess queen wife
     concubine daughter mother sister maid heroine prophetess girl female christianess`.replace(/\s+/g, ' '),
  ),
  ...listed(
    either,
    'person relative ancestor child companion christian convert member opponent opposer heretic successor foreigner party',
  ),
  ...listed(place('city'), 'city town village island-city rock-city capital capitol'),
  ...listed(place('mountain'), 'mountain mount hill ridge peak summit cliff crag knoll'),
  ...listed(place('river'), 'river brook stream'),
  ...listed(place('spring'), 'well fountain spring cistern pool'),
  ...listed(place('valley'), 'valley pass'),
  ...listed(
    place('region'),
    'region district province territory plain country land section portion part shore seat range area circuit empire',
  ),
  ...listed(place('desert'), 'desert wilderness'),
  ...listed(place('sea'), 'sea'),
  ...listed(place('lake'), 'lake'),
  ...listed(place('island'), 'island islet'),
  ...listed(place('garden'), 'garden'),
  ...listed(place('building'), 'gate tower altar'),
  ...listed(place('camp'), 'station'),
  ...listed(place('place'), 'place quarter rock stone cairn tree thicket home residence bay port'),
  ...listed(people('tribe'), 'tribe tribes'),
  ...listed(people('people'), 'people race nation descendant posterity clan'),
  ...listed(people('family'), 'family'),
  ...listed(word('name'), 'deity baal god goddess idol month song constellation pillar serpent image devil wind storm'),
]);
