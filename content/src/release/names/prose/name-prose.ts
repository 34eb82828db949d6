import { isSameName } from '../words/english-words';
import type { Prose } from '@manna/shared/contracts';
import { verseOsisId } from '@manna/shared/domain';
import type { NameTypename } from '../types/bearer-nouns';
import { enumerated, inWords } from './describe-bearers';
import { describeName, objectOf, summaryOf, titleOf, type Described } from './name-opening';
import type { NameRecord } from '../name-record';
import { isInNewTestament, isNameOfGod, type ProseFacts } from './prose-facts';
import { inlinesOf, occurrences, type Piece } from './verse-words';

/** The words of an entry. */
export interface NameProse {
  readonly title: string;
  readonly summary: string;
  readonly body: Prose;
}

/** The lexicon is of 1890 and guesses, so its explanation of a name is never said as a fact. */
const meaningSentence = ({ merged, meaning }: ProseFacts): string =>
  meaning === undefined || isNameOfGod(merged.main) ? '' : ` Strong's lexicon explains the name as '${meaning}'.`;

const MOST_SPELLINGS = 4;
const spellingsOf = (parts: readonly NameRecord[]) =>
  parts.flatMap(({ spelling }) => spelling.forms.map(({ text }) => text)).filter((text) => text !== text.toUpperCase());

/** Lists the other spellings of the King James Version in the Old Testament and in the New. */
function spellingSentences({ merged }: ProseFacts): string {
  const { parts, name, main } = merged;
  if (main.members || main.key.startsWith('G') || isNameOfGod(main)) return '';
  const inOld = [...new Set(spellingsOf(parts.filter(({ key }) => key.startsWith('H'))))].filter(
    (text) => !isSameName(text, name),
  );
  const inNew = [...new Set(spellingsOf(parts.filter(({ key }) => key.startsWith('G'))))].filter(
    (text) => !isSameName(text, name) && !inOld.includes(text),
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
  shared ? `One who bears the name is called ${what}` : `Scripture calls ${name} ${what}`;

/** Sentences for what the words around a name add: kings, towns, offices. */
const cueSentences: readonly CueSentence[] = [
  { phrase: '- king of', typename: 'Person', unless: /\bking/, sentence: called('a king') },
  { phrase: '- the priest', typename: 'Person', unless: /priest/, sentence: called('a priest') },
  { phrase: '- the prophet', typename: 'Person', unless: /prophet/, sentence: called('a prophet') },
  { phrase: '- the scribe', typename: 'Person', sentence: called('a scribe') },
  { phrase: 'king of -', typename: 'Place', sentence: (name) => `Scripture names a king of ${name}` },
  { phrase: 'queen of -', typename: 'Place', sentence: (name) => `Scripture names a queen of ${name}` },
  { phrase: '- and her towns', typename: 'Place', sentence: (name) => `Smaller towns belonged to ${name}` },
  { phrase: 'gate of -', typename: 'Place', sentence: () => 'It had a gate' },
  { phrase: 'wall of -', typename: 'Place', sentence: () => 'It had a wall' },
  {
    phrase: 'wilderness of -',
    typename: 'Place',
    unless: /desert|wilderness/,
    sentence: (name) => `Scripture speaks of a wilderness of ${name}`,
  },
  { phrase: 'waters of -', typename: 'Place', sentence: (name) => `Scripture speaks of the waters of ${name}` },
  {
    phrase: 'valley of -',
    typename: 'Place',
    unless: /valley/,
    sentence: (name) => `Scripture speaks of a valley of ${name}`,
  },
  {
    phrase: 'land of -',
    typename: 'Place',
    unless: /\bland\b(?! of Israel)/,
    sentence: (name) => `Scripture speaks of the land of ${name}`,
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
  return ` Of all the verses ${inWords(count)} ${count === 1 ? 'is' : 'are'} in the New Testament.`;
}

/** Quotes verses of the King James Version. */
const quoted = (verses: readonly number[], { verseText }: ProseFacts): Prose =>
  verses.flatMap((verse) => {
    const text = verseText(verse)?.replaceAll(/\s+/g, ' ').trim() ?? '';
    return text === '' ? [] : [{ kind: 'scripture' as const, osis: verseOsisId(verse) ?? '', text }];
  });

const paragraph = (pieces: readonly Piece[]): Prose => {
  const [first, ...rest] = pieces;
  const inlines = inlinesOf(typeof first === 'string' ? [first.trimStart(), ...rest] : pieces);
  return inlines.length === 0 ? [] : [{ kind: 'paragraph', inlines }];
};

/** Up to this many verses are all quoted. */
const FEW = 3;

/** Says where the name is. The summary, which is on the same page, has said what it is. */
function whereItIs(facts: ProseFacts, described: Described): Prose {
  const { verses } = facts.merged;
  if (verses.length <= FEW) {
    const all =
      verses.length === 1
        ? described.shared
          ? 'The verse reads:'
          : `All that Scripture says of ${objectOf(facts, described)} is this:`
        : `The ${inWords(verses.length)} verses read:`;
    return [...paragraph([all]), ...quoted(verses, facts)];
  }
  const where = [...occurrences(verses), testamentSentence(verses), ...cuePieces(facts, described)];
  return [...paragraph([...where, ' The first reads:']), ...quoted(verses.slice(0, 1), facts)];
}

/**
 * Writes the title, summary and body of a name in plain sentences, from the facts in the lexicon and the verses. Kinship
 * is not in it, because only the entries know which bearer of a name a verse is about.
 */
export function writeProse(facts: ProseFacts): NameProse {
  const described = describeName(facts);
  return {
    title: titleOf(facts, described),
    summary: summaryOf(facts, described),
    body: [...whereItIs(facts, described), ...paragraph([`${meaningSentence(facts)}${spellingSentences(facts)}`])],
  };
}
