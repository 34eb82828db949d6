import { describeAll, describeBearer, enumerated, isShared } from './describe-bearers';
import type { NameKin } from '../derived-name';
import { isInNewTestament, isPluralName, type ProseFacts } from './prose-facts';
import { bookNames, occurrencesShort, referenceText } from './verse-words';

/** What the name is, as a phrase such as 'a son of Haman', and whether the phrase covers several bearers. */
export interface Described {
  readonly phrase: string;
  readonly shared: boolean;
}

const LONGEST_PHRASE = 110;
const LONGEST_TITLE = 90;
const MOST_BOOKS = 3;

const plainNouns: Readonly<Record<string, string>> = {
  city: 'a town',
  region: 'a land',
  mountain: 'a mountain',
  valley: 'a valley',
  river: 'a river',
  desert: 'a desert',
  spring: 'a spring',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const alone = (phrase: string): Described => ({ phrase, shared: false });

const ONE_PEOPLE = /^(?:one of|an?) .*\b(?:tribes?|people|nation)\b/;

function describePeople({ merged, base, kjvName }: ProseFacts): Described {
  const { kind, bearers, entry } = merged.main;
  const people = bearers.find(({ typename, found }) => typename === 'Tribe' && ONE_PEOPLE.test(found));
  if (base === undefined)
    return alone(people ? describeBearer(people, kjvName) : kind === 'family' ? 'a family' : 'a people');
  if (kind === 'tribe') return alone(`the tribe of ${base}`);
  const descended = /\bdescend/.test(entry.definition) && !/\binhabit|\bnative/.test(entry.definition);
  return alone(descended ? `the ${kind ?? 'people'} descended from ${base}` : `the people of ${base}`);
}

/** What the type alone says, used if the lexicon gives no bearer. */
function describePlainly({ merged }: ProseFacts): Described {
  const { typename, kind, sex, evidence } = merged.main;
  if (evidence[0]?.rule === 'lexicon: a name of God') return alone('a name of God');
  if (evidence[0]?.rule === 'lexicon: followers of a teaching') return alone('the followers of a party or teaching');
  if (typename === 'Person') return alone(sex === undefined ? 'a person' : sex === 'male' ? 'a man' : 'a woman');
  if (typename === 'Place') return alone(plainNouns[kind ?? ''] ?? 'a place');
  if (typename === 'Tribe') return alone('a people');
  return alone(kind === 'office' ? 'a title' : 'a name');
}

/** Describes the name in a phrase, based on its bearers in the lexicon. */
export function describeName(facts: ProseFacts): Described {
  const { merged, described, otherName, kjvName } = facts;
  const { typename, bearers, kind, sex, members } = merged.main;
  if (described !== undefined) return { phrase: described, shared: /^(?:two|three) /.test(described) };
  if (otherName && bearers.length === 0 && !otherName.figurative) return alone(`another name of ${otherName.name}`);
  if (otherName && typename === 'DictionaryWord') return alone(`a figurative name for ${otherName.name}`);
  if (typename === 'Tribe' && members) return describePeople(facts);
  if (isShared(bearers)) return { phrase: describeAll(bearers, kjvName, LONGEST_PHRASE), shared: true };
  const [bearer] = bearers;
  if (bearer && typename === 'Tribe' && bearer.typename === 'Person') {
    return { phrase: `${describeBearer(bearer, kjvName)} and the tribe named after him`, shared: true };
  }
  if (bearer?.typename !== typename) return describePlainly(facts);
  const phrase = describeBearer(bearer, kjvName);
  if (typename === 'Place') return alone(phrase.replace(/^a place\b/, plainNouns[kind ?? ''] ?? 'a place'));
  return alone(sex === 'female' ? phrase.replace(/^a man\b/, 'a woman') : phrase);
}

const LASTING = new Set(['river', 'mountain', 'sea', 'lake', 'island', 'valley', 'desert', 'spring', 'region']);
const GENERIC_PERSON = /^a (?:man|woman|person)(?: of Israel)?$/;
const BEING = /\b(?:deity|god|goddess|idol|serpent|image)$|\b(?:deity|god|goddess|idol) of\b/;

const isParent = ({ kind }: NameKin) => kind === 'father' || kind === 'mother';
const parentOf = ({ kin }: ProseFacts) => kin.find(isParent);
const childNouns = { male: 'son', female: 'daughter', none: 'child' } as const;

/** Adds the parent to a phrase that says little: 'a man of Israel, a son of Peleth'. */
function withParent(facts: ProseFacts, phrase: string): string {
  const { main } = facts.merged;
  const parent = parentOf(facts);
  if (!parent || main.typename !== 'Person' || !GENERIC_PERSON.test(phrase)) return phrase;
  return `${phrase}, a ${childNouns[main.sex ?? 'none']} of ${parent.name}`;
}

function openingOfWord({ merged, described }: ProseFacts, phrase: string): string {
  const { name, verses } = merged;
  const part = verses.every(isInNewTestament) ? 'New Testament' : 'Bible';
  if (BEING.test(phrase)) return `${name} was ${phrase}.`;
  if (phrase === described) return `${name} is ${phrase}.`;
  if (phrase.startsWith('a figurative name')) return `${name} is ${phrase}.`;
  if (/^a (?:name|title)$/.test(phrase)) return `${name} is ${phrase} in the ${part}.`;
  return /^a name of God$/.test(phrase) ? `${name} is ${phrase}.` : `${name} is the name of ${phrase}.`;
}

/** For a people of which the text names only individual members: 'A Tishbite is one of the people of Tishbeh.' */
const openingOfMember = (name: string, phrase: string) =>
  phrase.startsWith('the ')
    ? `${/^[AEIOU]/.test(name) ? 'An' : 'A'} ${name} is one of ${phrase}.`
    : `${name} is a name for a member of ${phrase}.`;

/** Returns the sentence that says what the name is. */
function openingOf(facts: ProseFacts, { phrase, shared }: Described): string {
  const { name, main } = facts.merged;
  if (phrase.startsWith('another name')) return `${name} is ${phrase}.`;
  if (shared) return `${name} is the name of ${phrase}.`;
  if (isPluralName(facts.merged) && main.typename === 'DictionaryWord') return `The ${name} were ${phrase}.`;
  switch (main.typename) {
    case 'Person':
      return `${name} was ${withParent(facts, phrase)}.`;
    case 'Place':
      return `${name} ${LASTING.has(main.kind ?? '') ? 'is' : 'was'} ${phrase}.`;
    case 'Tribe':
      if (isPluralName(facts.merged)) return `The ${name} were ${phrase}.`;
      return main.members ? openingOfMember(name, phrase) : `${name} was ${phrase}.`;
    case 'DictionaryWord':
      return openingOfWord(facts, phrase);
  }
}

/** 'him', 'her', 'them' or 'it'; the name itself if it is unknown whether a person is a man or a woman. */
export function objectOf({ merged }: ProseFacts, { shared }: Described): string {
  const { main, name } = merged;
  if (isPluralName(merged)) return 'them';
  if (shared || main.typename !== 'Person') return 'it';
  return main.sex === undefined ? name : main.sex === 'male' ? 'him' : 'her';
}

/** Says in one sentence what a name is that only one verse has: 'Only Judges 12:8 names Ibzan, a man of Israel.' */
function onlyVerse(facts: ProseFacts, { phrase, shared }: Described): string {
  const { merged } = facts;
  const { name, main } = merged;
  const only = `Only ${referenceText(merged.verses[0] ?? 0)}`;
  if (shared || (main.typename === 'DictionaryWord' && !BEING.test(phrase) && phrase !== facts.described))
    return `${openingOf(facts, { phrase, shared })} ${only} has it.`;
  const another = /^another name of (.+)$/.exec(phrase)?.[1];
  if (another !== undefined) return `${only} calls ${another} by the name ${name}.`;
  const isPlural = isPluralName(merged) || (main.members && main.typename === 'Tribe');
  if (isPlural && /^an? (?:people|family)$/.test(phrase)) return `${only} names the ${name}.`;
  return `${only} names ${isPlural ? 'the ' : ''}${name}, ${withParent(facts, phrase)}.`;
}

/** Returns the summary of a name: what it is, and where it is. */
export function summaryOf(facts: ProseFacts, described: Described): string {
  const { verses } = facts.merged;
  if (verses.length === 1) return onlyVerse(facts, described);
  return `${openingOf(facts, described)} Scripture names ${objectOf(facts, described)} ${occurrencesShort(verses)}.`;
}

const withoutArticle = (text: string) => text.replace(/^(?:an?|the) (?=\S)/, '');

/** Returns a few words that distinguish the name from others with the same spelling. */
export function titleOf(facts: ProseFacts, { phrase, shared }: Described): string {
  const { main, verses } = facts.merged;
  if (shared) {
    const title = `Name of ${phrase}`;
    if (title.length <= LONGEST_TITLE) return title;
    return `Name of ${describeAll(main.bearers, facts.kjvName, 0)}`;
  }
  const title = capital(withoutArticle(phrase));
  const parent = parentOf(facts);
  const parents = new Set(facts.kin.filter(isParent).map(({ key }) => key)).size;
  if (parent && parents === 1 && GENERIC_PERSON.test(phrase))
    return `${title}, ${childNouns[main.sex ?? 'none']} of ${parent.name}`;
  const inBooks = bookNames(verses);
  if (main.typename === 'DictionaryWord' && /^a (?:name|title)$/.test(phrase))
    return `${title} in ${enumerated(inBooks.slice(0, MOST_BOOKS))}`;
  const isVague = GENERIC_PERSON.test(phrase) || /^an? (?:people|family)$|^an? (?:place|town)\b/.test(phrase);
  const named = `${title} named in ${enumerated(inBooks)}`;
  return isVague && inBooks.length <= MOST_BOOKS && named.length <= LONGEST_TITLE
    ? named
    : title.slice(0, LONGEST_TITLE);
}
