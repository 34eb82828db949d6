import type { NameTypename } from '../types/bearer-nouns';
import { bareLetters } from '../words/english-words';
import type { Bearer } from '../types/lexicon-bearers';

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Formats a number for running text: words up to twelve, then figures. */
export const inWords = (count: number): string =>
  (count > 0 ? small[count] : undefined) ?? count.toLocaleString('en-GB');

/** 'one verse', 'three verses', '13 verses'. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${inWords(count)} ${count === 1 ? noun : plural}`;

/** 'a, b and c'. */
export const enumerated = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** Replaces the lexicon's wording of 1890 by modern words and corrects its errors. The order matters. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  [/^our /, 'several '],
  [/^the region and descendant of one of them$/, 'the region named after one of them'],
  [/\b9th\b/, 'ninth'],
  [/\b12th\b/, 'twelfth'],
  [/\bspecial (?=deity)/, ''],
  [/^idol$/, 'an idol'],
  [/^an apostate Christian$/, 'a Christian who turned away from Paul'],
  [/^an oppo(?:ser|nent) of Christianity$/, 'one who opposed the apostles'],
  [/^the Baal of the Babylonians$/, 'a god of the Babylonians'],
  [/^a Jewish king$/, 'a king of Judah'],
  [/\bwizard\b/, 'sorcerer'],
  [/^two persons apparently non-Israelite$/, 'two men outside Israel'],
  [/^the (son|daughter) of\b/, 'a $1 of'],
  [/^the Israelite (king|patriarch|lawgiver)$/, 'the $1 of Israel'],
  [/^a Moabites$/, 'a Moabite woman'],
  [/\bthe Israelites\b/g, 'the people of Israel'],
  [/\btribe of Israelites\b/g, 'tribe of Israel'],
  [/Collosæ/g, 'Colosse'],
  [/\bHeodian\b/g, 'Herodian'],
  [/\bZedekeah\b/g, 'Zedekiah'],
  [/\bPhineas\b/g, 'Phinehas'],
  [/\bJokthan\b/g, 'Joktan'],
  [/\bIsraelitess(es)?\b|\bHebrewess(es)?\b/g, 'wom?n of Israel'],
  [/\bIsraelitish\b/g, 'Israelite'],
  [/\bIsraelites? and Christian\b/g, 'Jewish Christian'],
  [/\b(?:Israelitish|Israelite) (men|women|woman)\b/g, '$1 of Israel'],
  [/\bIsraelites?$|\bIsraelites?(?= (?:of|in|and|from)\b)/g, 'm?n of Israel'],
  [/\bJewess\b/g, 'Jewish woman'],
  [/\b([A-Z][a-z]+ite)ss\b/g, '$1 woman'],
  [/\bMaobitish\b/g, 'Moabite'],
  [/\b([A-Z][a-z]+)itish\b/g, '$1ite'],
  [/\bIdumm?aean\b/g, 'Edomite'],
  [/\bIdumaea\b/g, 'Edom'],
  [/\bChald(?:ae|æ)a\b/g, 'Chaldea'],
  [/\bXerxes\b/g, 'Ahasuerus'],
  [/\bIsmael\b/g, 'Ishmael'],
  [/\bEqypt\b/g, 'Egypt'],
  [/\bEgypt \(On\)/g, 'Egypt'],
  [/\bAssyryrian\b/g, 'Assyrian'],
  [/\bin Assyrian$/g, 'in Assyria'],
  [/\bnothern\b/g, 'northern'],
  [/\bMInor\b/g, 'Minor'],
  [/\bNethimim\b/g, 'Nethinim'],
  [/'Solomon's servants'/g, "Solomon's servants"],
  [/'servants of Solomon'/g, 'servants of Solomon'],
  [/\bpatriach\b/g, 'patriarch'],
  [/\b(?:early )?post-?diluvian (patriarchs?)\b/g, '$1 after the Flood'],
  [/\bant[ei]diluvian (patriarchs?|woman)\b/g, '$1 before the Flood'],
  [/\bantediluvian\b/g, 'man before the Flood'],
  [/\bhighpriest\b/g, 'high priest'],
  [/\bincestuous |\bbarbarous |\bfalse |\bheretic(?:al)? /g, ''],
  [/\bChristian females?\b/g, 'Christian wom?n'],
  [/\bthree Christian$/g, 'three Christians'],
  [/\ba son a Ham\b/g, 'a son of Ham'],
  [/\b(?:in|of) eastern Palestine\b/g, 'in the east of the land of Israel'],
  [/\bPal(?:estine)?\b\.?/g, 'the land of Israel'],
  [/\b(on|near|of|in) (?:the )?Desert\b/g, '$1 the wilderness'],
  [/\bEast of (?:the )?Jordan\b/gi, 'east of the Jordan'],
  [/\bEast of\b/g, 'east of'],
  [/\b(?:apparently|probably|perhaps) /g, ''],
  [/\bcapitol\b/g, 'capital'],
  [/^a monumental tree$/, 'a tree with a name of its own'],
  [/^a place of cremation$/, 'a place of burning'],
  [/^an? (Roman )?Christian$/, 'an early $1Christian'],
  [/^a Christian woman$/, 'an early Christian woman'],
  [/^(?:his|its|their|the) (?:country|region)$/, 'the land named after him'],
  [/ (?:and|in|of|near)[ .]*$/, ''],
  [/^(?=(?:youngest|second|third|father|mother)\b)/, 'the '],
  [/^(?=(?:son|daughter|sister|place|mountain)\b)/, 'a '],
  [/ +/g, ' '],
];

/** Matches names after 'of' or before an apostrophe, which have the lexicon's own spelling. */
const namesIn = /(?<=\bof |\bking |\bby )[A-Z][A-Za-z-]+(?='s\b|$|,| by\b)|^[A-Z][A-Za-z-]+(?='s? )/g;

/**
 * Describes a bearer in plain words: 'two Israelites' becomes 'two men of Israel', 'a place in Palestine' becomes 'a
 * place in the land of Israel'. `kjvName` converts the lexicon's spelling of a name to the one that readers know.
 */
export function describeBearer({ found, count }: Bearer, kjvName: (name: string) => string | undefined): string {
  let plain = found.replace(/\s*\([^)]*\)?/g, '').trim();
  for (const [pattern, words] of rewordings) plain = plain.replace(pattern, words);
  const many = count === undefined ? !/^(?:an?|the) /.test(plain) : count > 1;
  return plain
    .replace(/\b(m|wom)\?n\b/g, (_, stem: string) => `${stem}${many ? 'e' : 'a'}n`)
    .replace(namesIn, (name) => kjvName(bareLetters(name)) ?? name)
    .replace(/\ban? an? /g, 'a ')
    .replace(/\ban? (?=(\S{3}))/g, (_, next: string) =>
      /^[aeio]|^[AEIOU]|^u(?!ni|si)/.test(next) && !/^(?:eun|one)/i.test(next) ? 'an ' : 'a ',
    )
    .replace(/[ .,]+$/, '');
}

const wordsFor: Readonly<Record<NameTypename, readonly [string, string]>> = {
  Person: ['person', 'people'],
  Place: ['place', 'places'],
  Tribe: ['people', 'peoples'],
  DictionaryWord: ['thing', 'things'],
};

/** Returns the number of bearers of a type; undefined if the lexicon does not count them all. */
function countOf(bearers: readonly Bearer[], typename: NameTypename): number | undefined {
  const counts = bearers.filter((bearer) => bearer.typename === typename).map(({ count }) => count);
  return counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
}

/** Returns how many persons bear the name in the lexicon; Infinity if it does not count them all. */
export const mostPersons = (bearers: readonly Bearer[]): number =>
  countOf(bearers, 'Person') ?? Number.POSITIVE_INFINITY;

/** Whether the name has more than one bearer in the lexicon. */
export const isShared = (bearers: readonly Bearer[]): boolean =>
  bearers.length > 1 || bearers.some(({ count }) => count !== 1);

/**
 * Describes all bearers in one phrase: 'a place in Syria, a Syrian and a man of Israel'. If that is longer than
 * `longest`, returns only their numbers.
 */
export function describeAll(
  bearers: readonly Bearer[],
  kjvName: (name: string) => string | undefined,
  longest: number,
): string {
  const phrase = enumerated(bearers.map((bearer) => describeBearer(bearer, kjvName)));
  if (phrase.length <= longest) return phrase;
  const typenames = [...new Set(bearers.map(({ typename }) => typename))];
  return enumerated(
    typenames.map((typename) => {
      const count = countOf(bearers, typename);
      return count === undefined ? `several ${wordsFor[typename][1]}` : counted(count, ...wordsFor[typename]);
    }),
  );
}
