import { bearerNouns, type BearerNoun } from './bearer-nouns';

/** One kind of bearer that the lexicon gives for a name, 'two Philistine kings'. */
export interface Bearer extends BearerNoun {
  /** The number of bearers; undefined if the lexicon says 'several' or is unsure ('two or three'). */
  readonly count: number | undefined;
  /** The lexicon's words for them: 'a place in Syria'. */
  readonly found: string;
}

const tens = 'twenty thirty'.split(' ');
const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** Parses an English number up to 39, 'twenty-five'; undefined for any other word. */
export function readNumber(word: string): number | undefined {
  const unit = units.indexOf(word);
  if (unit >= 0) return unit + 1;
  const [ten = '', one = ''] = word.split('-');
  const base = (tens.indexOf(ten) + 2) * 10;
  if (!tens.includes(ten)) return undefined;
  if (one === '') return word.includes('-') ? undefined : base;
  const added = units.indexOf(one) + 1;
  return added > 0 && added < 10 ? base + added : undefined;
}

const DETERMINERS = 'a|an|the|its|his|their|our|another|one|several|some';
const NUMBERS = [...units, ...tens.map((ten) => `${ten}(?:-[a-z]+)?`)].join('|');
/** Words before a noun phrase that are not part of it. */
const LEAD =
  '(?:(?:also|likewise|including|perhaps|probably|possibly|apparently|hence|and|or|of|at least|that of|(?:the )?names?|(?:the )?only|thus simply|with|as Penuel|as a patronymic) )*';
const counted = new RegExp(`^(${LEAD})((${DETERMINERS}|${NUMBERS})(?: or (${NUMBERS}))?) (.+)$`);
const clauseBreak = new RegExp(
  `[;,:.()] *| (?:and|also) (?=(?:also |likewise |perhaps |probably )?(?:of )?(?:${DETERMINERS}|${NUMBERS})\\b)| or (?=(?:an?|the) )| and (?=(?:descendants|posterity|tribe)\\b)| (?=also )`,
);
/** Matches where the description of the individual begins: 'a son | of Noah', 'a place | near the Jordan'. */
const modifier =
  /\b(?:of|in|on|near|from|to|by|for|at|around|between|who|whose|which|where|apparently|descended|occupied|settled|inhabited|worshipped|afterwards|about|east|north|south|west)\b.*$/i;
/** Matches nouns without an article: 'Moses' father-in-law', 'youngest son of Jacob', 'king of Babylon'. */
const bare = /^(?:(?:the name )?(?:of )?[A-Z][a-z]+'s? )?(?:[a-z]+ )?([a-z-]+)(?= of\b| in\b|$)/;
const ONE_OF = /^one of (?:the |two |[A-Z'][A-Za-z]*'?s? )?'?(.+)$/;

const singular = (noun: string) => {
  if (/(?:ss|us)$/.test(noun)) return noun;
  return noun.endsWith('esses') ? noun.slice(0, -2) : noun.replace(/s$/, '');
};
const lookUp = (word: string) => bearerNouns.get(word) ?? bearerNouns.get(singular(word));

/** Finds the noun of a phrase: its last word that describes a bearer. */
function nounOf(phrase: string): BearerNoun | undefined {
  const nouns = phrase
    .split(' ')
    .reverse()
    .flatMap((word) => lookUp(word.toLowerCase().replace(/[^a-z-]/g, '')) ?? []);
  const [last] = nouns;
  // 'an Israelite and Christian' is a man, because the first of the two words says so.
  return last?.typename === 'Person' && !last.sex ? (nouns.find(({ sex }) => sex) ?? last) : last;
}

function readClause(clause: string): Bearer | undefined {
  const match = counted.exec(clause);
  if (!match) {
    const noun = lookUp(bare.exec(clause)?.[1] ?? '');
    return noun && { ...noun, count: 1, found: clause.replace(/^of /, '') };
  }
  const [, lead = '', quantity = '', number = '', otherNumber, rest = ''] = match;
  const found = `${quantity} ${rest}`;
  const oneOf = ONE_OF.exec(found)?.[1];
  if (oneOf !== undefined) {
    const noun = oneOf.includes('servants') ? bearerNouns.get('servant') : nounOf(oneOf);
    return noun && { ...noun, count: 1, found };
  }
  const noun = nounOf(rest.replace(modifier, ''));
  if (!noun) return undefined;
  const unsure = number === 'several' || number === 'our' || otherNumber !== undefined || lead.includes('at least');
  return { ...noun, count: unsure ? undefined : (readNumber(number) ?? 1), found };
}

/** In 'a place in Egypt and of three in Palestine', the noun is the previous one. */
function readMoreOf(clause: string, before: Bearer | undefined): Bearer | undefined {
  const match = new RegExp(`^(?:of )?(${NUMBERS}) (in|on|near|east|west) (.+)$`, 'i').exec(clause);
  const noun = /^an? ([a-z]+) /.exec(before?.found ?? '')?.[1];
  if (!match || !before || noun === undefined) return undefined;
  const count = readNumber(match[1] ?? '');
  return {
    ...before,
    count,
    found: `${match[1] ?? ''} ${noun}${count === 1 ? '' : 's'} ${match[2] ?? ''} ${match[3] ?? ''}`,
  };
}

/** Removes other spellings, and the meaning of the name if it comes first ('happy; Asher, a son of Jacob'). */
const withoutMeaning = (definition: string) =>
  definition
    .replace(/^.*\bas a name, /, '')
    .replace(/^(?:the )?[a-z("].*; (?:the )?(?=\p{Lu}[^;]*$|\p{Lu}[^,;]*,)/u, '')
    .replace(/ ?\((?:i\.e\.|or|of|as|thus|the fuller|with|corresponding)[^)]*\)/g, '')
    .replace(/^(\p{Lu}[\p{L}'-]*) (?=an? |the name )/u, '$1, ');

/**
 * Finds the bearers of a name in a definition of Strong's lexicon: 'Rechob, the name of a place in Syria, also of a
 * Syrian and an Israelite' has a place and two persons. Braces contain repetitions from other entries. If a definition
 * describes one bearer twice ('an Israelite and a Christian'), it counts once.
 */
export function readBearers(definition: string): Bearer[] {
  const description = withoutMeaning(definition.replace(/[{}]/g, ''));
  const bearers: Bearer[] = [];
  for (const [index, clause] of description.split(clauseBreak).entries()) {
    // 'its region and its empire' describes the same country again.
    if ((index === 0 && !/^(?:an?|the|one) /.test(clause)) || /^its (?:region|empire)$/.test(clause)) continue;
    const bearer = readClause(clause.trim()) ?? readMoreOf(clause.trim(), bearers.at(-1));
    if (bearer) bearers.push(bearer);
  }
  const ofOne = !/\bnames?\b|\balso\b|\bone (?:in|on|near)\b|;/.test(description);
  return ofOne
    ? bearers.filter(({ typename }, at) => bearers.findIndex((each) => each.typename === typename) === at)
    : bearers;
}
