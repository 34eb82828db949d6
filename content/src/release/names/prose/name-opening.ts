import { describeAll, describeBearer, enumerated, isShared } from './describe-bearers';
import { isInNewTestament, isPluralName, type ProseFacts } from './prose-facts';
import { bookNames, oneWay } from './verse-words';

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
  if (described !== undefined) return alone(described);
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

const parentOf = ({ kin }: ProseFacts) => kin.find(({ kind }) => kind !== 'child');

function openingOfPerson(facts: ProseFacts, phrase: string): string {
  const { name, main } = facts.merged;
  const parent = parentOf(facts);
  if (!parent || !GENERIC_PERSON.test(phrase)) return `${name} was ${phrase}.`;
  const child = { male: 'a son', female: 'a daughter', none: 'a child' }[main.sex ?? 'none'];
  return `${name} was ${phrase}, ${child} of ${parent.name}.`;
}

function openingOfWord({ merged, described }: ProseFacts, phrase: string): string {
  const { name, verses } = merged;
  const part = verses.every(isInNewTestament) ? 'New Testament' : 'Bible';
  if (BEING.test(phrase)) return `${name} was ${phrase}.`;
  if (phrase === described) return `${name} is ${phrase}.`;
  if (phrase.startsWith('a figurative name')) return `${name} is ${phrase}.`;
  if (/^a (?:name|title)$/.test(phrase)) return `${name} is ${phrase} that stands in the ${part}.`;
  return /^a name of God$/.test(phrase) ? `${name} is ${phrase}.` : `${name} is the name of ${phrase}.`;
}

/** For a people of which the text names only individual members: 'A Tishbite is one of the people of Tishbeh.' */
const openingOfMember = (name: string, phrase: string) =>
  phrase.startsWith('the ')
    ? `${/^[AEIOU]/.test(name) ? 'An' : 'A'} ${name} is one of ${phrase}.`
    : `${name} is the name that the members of ${phrase} go by.`;

/** Returns the sentence that says what the name is. */
export function openingOf(facts: ProseFacts, { phrase, shared }: Described): string {
  const { name, main } = facts.merged;
  if (phrase.startsWith('another name')) return `${name} is ${phrase}.`;
  if (shared) {
    const ways = [`${name} is the name of ${phrase}.`, `The name ${name} belongs to ${phrase}.`] as const;
    const areCounted = /^\S+ (?:men|women) of Israel$/.test(phrase);
    return areCounted
      ? oneWay(main.key, [...ways, `${capital(phrase)} bear the name ${name}.`])
      : oneWay(main.key, ways);
  }
  if (isPluralName(facts.merged) && main.typename === 'DictionaryWord') return `The ${name} were ${phrase}.`;
  switch (main.typename) {
    case 'Person':
      return openingOfPerson(facts, phrase);
    case 'Place':
      return `${name} ${LASTING.has(main.kind ?? '') ? 'is' : 'was'} ${phrase}.`;
    case 'Tribe':
      if (isPluralName(facts.merged)) return `The ${name} were ${phrase}.`;
      return main.members ? openingOfMember(name, phrase) : `${name} was ${phrase}.`;
    case 'DictionaryWord':
      return openingOfWord(facts, phrase);
  }
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
  const parents = facts.kin.filter(({ kind }) => kind !== 'child').length;
  if (parent && parents === 1 && GENERIC_PERSON.test(phrase)) {
    const child = { male: 'son', female: 'daughter', none: 'child' }[main.sex ?? 'none'];
    return `${title}, ${child} of ${parent.name}`;
  }
  const inBooks = bookNames(verses);
  if (main.typename === 'DictionaryWord' && /^a (?:name|title)$/.test(phrase))
    return `${title} in ${enumerated(inBooks.slice(0, MOST_BOOKS))}`;
  const isVague = GENERIC_PERSON.test(phrase) || /^an? (?:people|family)$|^an? (?:place|town)\b/.test(phrase);
  const named = `${title} named in ${enumerated(inBooks)}`;
  return isVague && inBooks.length <= MOST_BOOKS && named.length <= LONGEST_TITLE
    ? named
    : title.slice(0, LONGEST_TITLE);
}
