import type { Entry } from '@manna/shared/contracts';
import type { NameTypename } from './bearer-nouns';
import type { Byname } from './byname';
import type { Bearer } from './lexicon-bearers';
import type { CueKind } from './cue-words';
import type { Cue } from './text-cues';

export type Evidence = NonNullable<Entry['evidence']>[number];

/** The type of a name, with the evidence. */
export interface Decision {
  readonly typename: NameTypename;
  readonly evidence: readonly Evidence[];
}

/** What is known of a name before its type is decided. */
export interface NameFacts {
  readonly definition: string;
  readonly bearers: readonly Bearer[];
  readonly byname: Byname | undefined;
  /**
   * Returns the type of the name that `byname` refers to; undefined if there is no such name or its type is unknown.
   */
  readonly bynameTypename: NameTypename | undefined;
  readonly cues: readonly Cue[];
  /** How often the text marks it as a proper noun and as a name of members of a people. */
  readonly marked: { readonly properNouns: number; readonly gentilics: number };
  /** The spelling in the King James Version; '' if that version does not use it as a name. */
  readonly spelling: string;
  readonly verses: number;
}

const typenameOf: Readonly<Record<CueKind, NameTypename>> = {
  person: 'Person',
  woman: 'Person',
  place: 'Place',
  city: 'Place',
  people: 'Tribe',
};
const nounOf: Readonly<Record<NameTypename, string>> = {
  Person: 'a person',
  Place: 'a place',
  Tribe: 'a people',
  DictionaryWord: 'a word',
};

const GOD = /\bname of God\b|\bsacred name\b|^the Almighty$|^\{YHWH\}$/;
const MEMBERS =
  /^(?:an?|the|i\.e\.) .*\b(?:inhabitants?|natives?|citizen|descend[ae]nts?|member)\b.*\b(?:of|from)\b|^an? \p{Lu}[\p{L}-]*(?:ite|ian)(?: \((?:collectively|as [^)]*)\))?$|^\{[A-Z][a-z]+ite\}$|^an? (?:feminine |female )?[A-Z][a-z]+(?:itess|aean)\b|^[A-Z][a-z]+ites\b|\bone of the (?:aboriginal|native|Canaanitish)|, an aboriginal tribe|native tribe of|\baborigines of\b|^[A-Z][\p{L}]*ite \(collectively\)|^an? .*\baboriginal\b|\bCushite woman$|^an? Babylonian$/u;
const SECT = /\b(?:follower|adherent|partisan|sectary)s?\b|\bpartisan for\b/;
/** Endings that the King James Version gives to names of peoples and their members. */
const PEOPLE_ENDING = /(?:ites?|im|ims|ians?|eans?|aeans?|enes?)$/;

/**
 * Whether the lexicon defines the word as a member of a people: 'a Moabite or Moabitess, i.e. a descendant from Moab'.
 */
export const namesMembers = (definition: string): boolean => MEMBERS.test(definition.replace(/[{}]/g, ''));

const counted = (cue: Cue): string =>
  `'${cue.phrase}' in ${cue.verses.length} ${cue.verses.length === 1 ? 'verse' : 'verses'}`;

/** Returns evidence for a type from the words around a name, the most frequent first. */
const textEvidence = (cues: readonly Cue[], typename: NameTypename): Evidence[] =>
  cues
    .filter(({ kind }) => typenameOf[kind] === typename)
    .slice(0, 3)
    .map((cue) => ({ rule: `text: the words around it speak of ${nounOf[typename]}`, found: counted(cue) }));

/** Counts the verses in favour of each type. A strong cue in a verse outweighs its weak cues. */
function votes(cues: readonly Cue[], allowed: (typename: NameTypename) => boolean, strongOnly = false) {
  const strong = new Map<NameTypename, Set<number>>();
  const settled = new Set<number>();
  const add = (typename: NameTypename, verse: number) => {
    const verses = strong.get(typename) ?? new Set<number>();
    strong.set(typename, verses);
    verses.add(verse);
  };
  for (const { kind, verses } of cues.filter((cue) => cue.strong && allowed(typenameOf[cue.kind]))) {
    for (const verse of verses) {
      add(typenameOf[kind], verse);
      settled.add(verse);
    }
  }
  if (!strongOnly) {
    for (const { kind, verses } of cues.filter((cue) => !cue.strong && allowed(typenameOf[cue.kind]))) {
      for (const verse of verses) if (!settled.has(verse)) add(typenameOf[kind], verse);
    }
  }
  return (typename: NameTypename): number => strong.get(typename)?.size ?? 0;
}

/** By how many verses a type must lead over the lexicon's first type; 1 if there are at most two verses. */
const clearLead = (verses: number): number => (verses > 2 ? 2 : 1);
/** From this many verses on, a phrase counts as the usual name of a people. */
const OFTEN = 10;

/** Returns the type with the most votes. If two are equal, the first in `order` wins. */
const winner = (order: readonly NameTypename[], votesOf: (typename: NameTypename) => number) =>
  order.reduce((best, each) => (votesOf(each) > votesOf(best) ? each : best), order[0] ?? 'DictionaryWord');

const lexiconEvidence = (bearers: readonly Bearer[]): Evidence[] =>
  bearers.map(({ typename, found }) => ({ rule: `lexicon: ${nounOf[typename]}`, found }));

/** Plural peoples that the version leaves in Hebrew: 'Ludim', when the lexicon has a son of Ham and his people. */
const isPlainPlural = ({ spelling, bearers }: NameFacts) =>
  /ims?$/.test(spelling) && bearers.some(({ typename }) => typename === 'Tribe');

function decideMembers(facts: NameFacts): Decision | undefined {
  const { definition, marked, spelling, cues } = facts;
  if (SECT.test(definition)) {
    return {
      typename: 'DictionaryWord',
      evidence: [{ rule: 'lexicon: followers of a teaching', found: definition.slice(0, 60) }],
    };
  }
  const isPeopleByLexicon = namesMembers(definition);
  // 'Shiloni, an Israelite' is a man's name, although it is formed like a people's.
  const namesOne = facts.bearers.some(({ typename }) => typename === 'Person') && /^\p{Lu}/u.test(definition);
  const onlyGentilic = marked.gentilics > 0 && (marked.properNouns === 0 || facts.bearers.length === 0) && !namesOne;
  if (!isPeopleByLexicon && !onlyGentilic) return undefined;
  if (isPeopleByLexicon && marked.gentilics === 0 && marked.properNouns > 0 && !PEOPLE_ENDING.test(spelling)) {
    const votesOf = votes(cues, (typename) => typename === 'Person' || typename === 'Place');
    const typename = winner(['Person', 'Place'], votesOf);
    return {
      typename,
      evidence: [
        { rule: 'spelling: a single name where the lexicon has a people', found: spelling },
        ...textEvidence(cues, typename),
      ],
    };
  }
  const found = isPeopleByLexicon ? /^[^,(]*/.exec(definition.replace(/[{}]/g, ''))?.[0] : `${marked.gentilics} times`;
  const rule = isPeopleByLexicon ? 'lexicon: members of a people' : 'morphology: the name of members of a people';
  return { typename: 'Tribe', evidence: [{ rule, found: found ?? '' }] };
}

function decideByname({ byname, bynameTypename, cues, bearers }: NameFacts): Decision | undefined {
  if (!byname || bearers.length > 0) return undefined;
  const known = byname.bearers[0]?.typename ?? bynameTypename;
  const person = cues.some(({ kind, strong }) => strong && typenameOf[kind] === 'Person');
  const found = byname.found;
  const rule = byname.figurative ? 'lexicon: an epithet or title' : 'lexicon: another name of one that is known';
  const decided = (typename: NameTypename): Decision => ({
    typename,
    evidence: [{ rule, found }, ...textEvidence(cues, typename)],
  });
  const isEpithet = byname.noun === 'epithet' || byname.noun === 'title';
  if (person && (byname.figurative || known !== 'Place')) return decided('Person');
  if (known === 'Person' && !isEpithet) return decided('Person');
  if (byname.bearers[0] && !isEpithet) return decided(byname.bearers[0].typename);
  if (byname.figurative) return decided('DictionaryWord');
  return known && decided(known);
}

/** Returns the type that most verses support, out of those that the lexicon gives for one name. */
function decideBetween({ bearers, cues, verses: stands }: NameFacts, inOrder: readonly NameTypename[]): Decision {
  // A few 'children of Ham' are a man's sons. Only a people's name occurs like this again and again.
  const telling = cues.filter(
    ({ phrase, verses }) => phrase !== 'father of -' && (phrase !== 'children of -' || verses.length >= OFTEN),
  );
  const votesOf = votes(telling, (typename) => inOrder.includes(typename));
  const [first = 'Person'] = inOrder;
  const most = winner(inOrder, votesOf);
  const leading = votesOf(most) >= votesOf(first) + clearLead(stands) ? most : first;
  // Peoples have kings and cities just like lands, so only other words can turn a people's name into a land.
  const isLand = telling.some(
    ({ kind, strong, phrase }) =>
      strong && typenameOf[kind] === 'Place' && phrase !== 'king of -' && phrase !== 'city of -',
  );
  const typename = leading === 'Place' && inOrder.includes('Tribe') && !isLand ? 'Tribe' : leading;
  return { typename, evidence: [...lexiconEvidence(bearers), ...textEvidence(telling, typename)] };
}

/**
 * Decides the type of a name by rules: names of God, members of a people, other names of a known name, and what the
 * lexicon says of its bearers. If the lexicon gives several types, the verses decide; if they are undecided, the
 * lexicon's first type wins. If the lexicon gives no type, the text alone decides. The text overrules the lexicon if
 * that is the only source for its type. Undefined if neither knows a bearer: then the word is not a name, or it is a
 * name without a bearer.
 */
export function decideType(facts: NameFacts): Decision | undefined {
  const { definition, bearers, cues, verses } = facts;
  if (GOD.test(definition))
    return { typename: 'DictionaryWord', evidence: [{ rule: 'lexicon: a name of God', found: definition }] };
  const early = decideMembers(facts) ?? decideByname(facts);
  if (early) return early;
  const inOrder = [...new Set(bearers.map(({ typename }) => typename))];
  if (isPlainPlural(facts)) {
    return {
      typename: 'Tribe',
      evidence: [{ rule: 'spelling: a plural', found: facts.spelling }, ...lexiconEvidence(bearers)],
    };
  }
  if (inOrder.length > 1) return decideBetween(facts, inOrder);
  // A man is called the father of a town, and his house its children. On its own, neither shows the type of a name.
  const telling = cues.filter(({ phrase }) => !/^(?:father|children|families) of -$/.test(phrase));
  const votesOf = votes(telling, () => true, true);
  const textType = winner(['Person', 'Place', 'Tribe'], votesOf);
  const [lexiconType] = inOrder;
  if (lexiconType) {
    const against = votesOf(textType);
    const own = lexiconType === 'DictionaryWord' ? 0 : votesOf(lexiconType);
    const overruled = lexiconType !== 'Tribe' && textType !== lexiconType && against > own && against >= 3;
    const alone = own === 0 && textType !== lexiconType && against * 3 >= verses && against > 0;
    const typename = overruled || alone ? textType : lexiconType;
    const rules = lexiconEvidence(bearers.slice(0, 3));
    return { typename, evidence: typename === lexiconType ? rules : [...textEvidence(telling, typename), ...rules] };
  }
  if (votesOf(textType) > 0)
    return {
      typename: textType,
      evidence: textEvidence(
        telling.filter(({ strong }) => strong),
        textType,
      ),
    };
  const weak = votes(telling, () => true);
  const leaning = winner(['Person', 'Place', 'Tribe'], weak);
  const isCommonWord = /^(?:properly|\p{Ll})/u.test(definition);
  if (weak(leaning) > 0 && !isCommonWord) return { typename: leaning, evidence: textEvidence(cues, leaning) };
  return undefined;
}

const manly =
  /^(?:- (?:son of|king of|the (?:king|priest|prophet|scribe)|begat|his (?:son|brother|father))|King -|father of -|wife of -|his (?:son|father|brother) -)$/;

/** Greek endings of men's and women's names, used when the lexicon says only 'a Christian'. */
function sexOfGreek(lemma: string): 'male' | 'female' | undefined {
  const bare = lemma.normalize('NFD').replace(/\p{M}/gu, '');
  if (/(?:ος|ας|ης|ων|ευς)$/u.test(bare)) return 'male';
  return /[αη]$/u.test(bare) ? 'female' : undefined;
}

/**
 * Decides whether the bearer is male or female: from the lexicon; from the text if the lexicon is silent or
 * contradicted; or, for a Greek name (`greek` is its lemma), from its ending.
 */
export function sexOf(bearers: readonly Bearer[], cues: readonly Cue[], greek?: string): 'male' | 'female' | undefined {
  const sexes = new Set(bearers.filter(({ typename }) => typename === 'Person').map(({ sex }) => sex));
  const sum = (of: (cue: Cue) => boolean) => cues.filter(of).reduce((total, { verses }) => total + verses.length, 0);
  const woman = sum(({ kind }) => kind === 'woman');
  const man = sum(({ phrase }) => manly.test(phrase));
  if (sexes.size > 1 && sexes.has('male') && sexes.has('female')) return undefined;
  if (sexes.has('male')) return woman > 0 && man === 0 ? 'female' : 'male';
  if (sexes.has('female')) return 'female';
  if (woman === man) return greek === undefined ? undefined : sexOfGreek(greek);
  return woman > man ? 'female' : 'male';
}
