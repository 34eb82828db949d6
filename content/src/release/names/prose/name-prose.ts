import type { Prose } from '@manna/shared/contracts';
import type { NameTypename } from '../types/bearer-nouns';
import { enumerated, inWords } from './describe-bearers';
import { writeKin } from './kin-prose';
import { describeName, openingOf, titleOf, type Described } from './name-opening';
import type { NameRecord } from '../name-record';
import { isInNewTestament, isNameOfGod, isPluralName, type ProseFacts } from './prose-facts';
import { inlinesOf, occurrences, occurrencesShort, oneWay, type Piece } from './verse-words';

/** The words of an entry. */
export interface NameProse {
  readonly title: string;
  readonly summary: string;
  readonly body: Prose;
}

const languages = { he: 'Hebrew', arc: 'Aramaic', grc: 'Greek' } as const;

function meaningSentence({ merged, meaning }: ProseFacts): string {
  if (meaning === undefined || isNameOfGod(merged.main)) return '';
  const { key, entry } = merged.main;
  const language = languages[entry.language];
  return oneWay(key, [
    ` In ${language} the name means '${meaning}'.`,
    ` The name is taken to mean '${meaning}'.`,
    ` Its meaning in ${language} is '${meaning}'.`,
  ]);
}

const MOST_SPELLINGS = 4;
const spellingsOf = (parts: readonly NameRecord[]) =>
  parts.flatMap(({ spelling }) => spelling.forms.map(({ text }) => text)).filter((text) => text !== text.toUpperCase());

/** Lists the other spellings of the King James Version in the Old Testament and in the New. */
function spellingSentences({ merged }: ProseFacts): string {
  const { parts, name, main } = merged;
  if (main.members || main.key.startsWith('G') || isNameOfGod(main)) return '';
  const inOld = [...new Set(spellingsOf(parts.filter(({ key }) => key.startsWith('H'))))].filter(
    (text) => text !== name,
  );
  const inNew = [...new Set(spellingsOf(parts.filter(({ key }) => key.startsWith('G'))))].filter(
    (text) => text !== name && !inOld.includes(text),
  );
  const also =
    inOld.length === 0 ? '' : ` The King James Version also spells it ${enumerated(inOld.slice(0, MOST_SPELLINGS))}.`;
  return (
    also +
    (inNew.length === 0 ? '' : ` In the New Testament it is written ${enumerated(inNew.slice(0, MOST_SPELLINGS))}.`)
  );
}

interface CueSentence {
  readonly phrase: string;
  readonly typename: NameTypename;
  /** The sentence is omitted if the opening matches this. */
  readonly unless?: RegExp;
  readonly sentence: (name: string, shared: boolean) => string;
}
const called = (what: string) => (name: string, shared: boolean) =>
  shared ? `One who bears the name is called ${what}` : `The text calls ${name} ${what}`;

/** Sentences for what the words around a name add: kings, towns, offices. */
const cueSentences: readonly CueSentence[] = [
  { phrase: '- king of', typename: 'Person', unless: /\bking/, sentence: called('a king') },
  { phrase: '- the priest', typename: 'Person', unless: /priest/, sentence: called('a priest') },
  { phrase: '- the prophet', typename: 'Person', unless: /prophet/, sentence: called('a prophet') },
  { phrase: '- the scribe', typename: 'Person', sentence: called('a scribe') },
  { phrase: 'king of -', typename: 'Place', sentence: (name) => `The text knows a king of ${name}` },
  { phrase: 'queen of -', typename: 'Place', sentence: (name) => `The text knows a queen of ${name}` },
  { phrase: '- and her towns', typename: 'Place', sentence: (name) => `Smaller towns belonged to ${name}` },
  { phrase: 'gate of -', typename: 'Place', sentence: () => 'It had a gate' },
  { phrase: 'wall of -', typename: 'Place', sentence: () => 'It had a wall' },
  {
    phrase: 'wilderness of -',
    typename: 'Place',
    unless: /desert|wilderness/,
    sentence: (name) => `The text speaks of a wilderness of ${name}`,
  },
  { phrase: 'waters of -', typename: 'Place', sentence: (name) => `The text speaks of the waters of ${name}` },
  {
    phrase: 'valley of -',
    typename: 'Place',
    unless: /valley/,
    sentence: (name) => `The text speaks of a valley of ${name}`,
  },
  {
    phrase: 'land of -',
    typename: 'Place',
    unless: /\bland\b(?! of Israel)/,
    sentence: (name) => `The text speaks of the land of ${name}`,
  },
];
const MOST_CUES = 2;

function cuePieces({ merged }: ProseFacts, { phrase, shared }: Described): Piece[] {
  const { name, main } = merged;
  return cueSentences
    .filter(({ typename, unless }) => typename === main.typename && !unless?.test(phrase))
    .flatMap(({ phrase: wanted, sentence }) => {
      const verse = main.cues.find((cue) => cue.phrase === wanted)?.verses[0];
      return verse === undefined ? [] : [[` ${sentence(name, shared)} (`, verse, ').']];
    })
    .slice(0, MOST_CUES)
    .flat();
}

/** Says how many of the verses are in the New Testament, if the name occurs in both testaments. */
function testamentSentence(verses: readonly number[]): string {
  const count = verses.filter(isInNewTestament).length;
  if (count === 0 || count === verses.length) return '';
  return ` Of these verses ${inWords(count)} ${count === 1 ? 'is' : 'are'} in the New Testament.`;
}

/** Writes the title, summary and body of a name in plain sentences, from the facts in the lexicon and the verses. */
export function writeProse(facts: ProseFacts): NameProse {
  const { main, verses } = facts.merged;
  const described = describeName(facts);
  const opening = openingOf(facts, described);
  const subject = isPluralName(facts.merged) ? 'The name' : oneWay(main.key, ['The name', 'It', 'The name']);
  return {
    title: titleOf(facts, described),
    summary: `${opening} The name stands ${occurrencesShort(verses)}.`,
    body: [
      { kind: 'paragraph', inlines: inlinesOf([opening + meaningSentence(facts) + spellingSentences(facts)]) },
      {
        kind: 'paragraph',
        inlines: inlinesOf([
          ...occurrences(main.key, subject, verses),
          testamentSentence(verses),
          ...cuePieces(facts, described),
        ]),
      },
      ...writeKin(facts, described.shared),
    ],
  };
}
