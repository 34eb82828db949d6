import type { HebrewToken, HebrewVerse } from '../words/hebrew-token';
import { isChildOf, OBJECT_MARK, occurrencesOf, type Occurrence } from '../names-in-verse';

/** A statement of the text that one name is the child, or the wife, of another. */
export interface Statement {
  /** 'child': `one` is a child of `other`. 'wife': `one` is the wife of `other`. */
  readonly kind: 'child' | 'wife';
  readonly one: string;
  readonly other: string;
  readonly verse: number;
  /** Where the two names begin in the verse, so that statements about one occurrence can be joined. */
  readonly at: readonly [one: number, other: number];
  /** 'daughter' if the text says so, otherwise 'son'. */
  readonly as: 'son' | 'daughter';
}

const BEGET = 'H3205';
const BROTHER = 'H251';
const WOMAN = 'H802';
const KING = 'H4428';
const THESE = 'H428';
const SONS = 'H1121';
const plain = (word: HebrewToken | undefined) => word?.prefixes.replace(/[cd]/g, '') === '';
const isConstruct = (word: HebrewToken | undefined, lemma: string) =>
  word?.lemma === lemma && word.suffix === '' && /^N...?c/.test(word.morphology);

type Kinship = Pick<Statement, 'kind' | 'as'>;
const of = ({ verse }: HebrewVerse, one: Occurrence, other: Occurrence, { kind, as }: Kinship): Statement => ({
  kind,
  one: one.lemma,
  other: other.lemma,
  verse,
  at: [one.from, other.from],
  as,
});

/** Matches 'Isaac, son of Abraham' and 'Sarai, wife of Abram': one word between the two names. */
function sonOrWifeOf(verse: HebrewVerse, one: Occurrence, other: Occurrence): Statement | undefined {
  const { words } = verse;
  const between = words[one.to];
  const isNext = other.from === one.to + 1 && between?.prefixes === '';
  if (!isNext || words[other.from]?.prefixes.replace('d', '') !== '') return undefined;
  const before = words[one.from - 1];
  // In 'Amaziah king of Judah, the son of Joash' the name is that of a land.
  if (before?.lemma === KING) return undefined;
  if (isChildOf(between, 'son')) return of(verse, one, other, { kind: 'child', as: 'son' });
  if (isChildOf(between, 'daughter')) return of(verse, one, other, { kind: 'child', as: 'daughter' });
  // In 'the daughter of Shua, Judah's wife' it is that of her father.
  const isWife = isConstruct(between, WOMAN) && !isChildOf(before, 'daughter');
  return isWife ? of(verse, one, other, { kind: 'wife', as: 'daughter' }) : undefined;
}

/** Returns who is meant by 'Caleb the son of Hezron' or 'Chelub the brother of Shuah': the first name, not the last. */
function headOf({ words }: HebrewVerse, names: readonly Occurrence[], index: number): number {
  let head = index;
  for (;;) {
    const last = names[head];
    const before = names[head - 1];
    const between = words[before?.to ?? -1];
    const isDescription =
      last !== undefined &&
      before !== undefined &&
      last.from === before.to + 1 &&
      (isChildOf(between, 'son') || isConstruct(between, BROTHER));
    if (!isDescription) return head;
    head -= 1;
  }
}

const isMarked = ({ words }: HebrewVerse, { from }: Occurrence) =>
  words[from - 1]?.lemma === OBJECT_MARK && words[from]?.prefixes === '';

/**
 * Matches 'Ram begat Amminadab': the verb after or before the first name, and an object mark before the second. Other
 * children with an object mark may follow: 'begat Shammua and Shobab'.
 */
function begotten(verse: HebrewVerse, names: readonly Occurrence[], index: number): Statement[] {
  const { words } = verse;
  const subject = names[index];
  const first = names[index + 1];
  if (!subject || !first || !isMarked(verse, first)) return [];
  const behind = words[subject.to];
  const ahead = words[subject.from - 1];
  const isBehind = first.from - 2 === subject.to && behind?.lemma === BEGET;
  // Only a verb with 'and' comes before its subject; 'bare Sheber, and Tirhanah' has an object there.
  const isAhead = first.from - 1 === subject.to && ahead?.lemma === BEGET && /^V[hq]w/.test(ahead.morphology);
  const verb = isBehind ? behind : isAhead ? ahead : undefined;
  if (verb?.suffix !== '' || !/^V[hq][pwi]3[mf]s/.test(verb.morphology)) return [];
  const parent = names[headOf(verse, names, index)] ?? subject;
  if (!plain(words[parent.from])) return [];
  // 'He begat children of Azubah his wife' has the same mark.
  if (words[first.to]?.lemma === WOMAN) return [];
  const children = [first];
  for (let next = names[index + 2]; next; next = names[index + 1 + children.length]) {
    const last = children.at(-1);
    const isJoined = last && next.from === last.to + 1 && isMarked(verse, next) && words[last.to]?.prefixes === 'c';
    if (!isJoined) break;
    children.push(next);
  }
  return children.map((child) => of(verse, child, parent, { kind: 'child', as: 'son' }));
}

/** The books whose lists 'the sons of Reuben; Hanoch, Phallu' are of a man's own sons. Elsewhere they list clans. */
const GENEALOGIES = new Set([1, 2, 4, 13]);
const BOOK = 1_000_000;

/** Whether the verse is in a book with the genealogies of Israel: Genesis, Exodus, Numbers or 1 Chronicles. */
export const isInGenealogy = (verse: number): boolean => GENEALOGIES.has(Math.floor(verse / BOOK));

/** Matches 'the sons of Reuben; Hanoch, and Phallu': names that follow each other without other words. */
function sonsOf(verse: HebrewVerse, names: readonly Occurrence[], index: number): Statement[] {
  const { words, verse: number } = verse;
  const parent = names[index];
  if (!parent || !isInGenealogy(number)) return [];
  const sons = words[parent.from - 1];
  const isList = sons?.lemma === SONS && sons.suffix === '' && /^N.mpc/.test(sons.morphology) && plain(sons);
  // 'Of the tribe of the children of Simeon, Shemuel' is no list. A list begins a verse or a clause.
  const before = words[parent.from - 2];
  const isClause = before === undefined || sons?.prefixes.includes('c') === true || before.lemma === THESE;
  if (!isList || !isClause || words[parent.from]?.prefixes !== '') return [];
  const found: Statement[] = [];
  let end = parent.to;
  for (const name of names.slice(index + 1)) {
    const prefixes = words[name.from]?.prefixes;
    const isListed = name.from === end && (prefixes === '' || (prefixes === 'c' && found.length > 0));
    // 'Mahli, Libni his son' has a grandson second.
    const isSonOfLast = words[name.to]?.lemma === SONS && words[name.to]?.suffix.startsWith('Sp3');
    if (!isListed || (isSonOfLast && found.length > 0)) break;
    found.push(of(verse, name, parent, { kind: 'child', as: 'son' }));
    end = name.to;
  }
  return found;
}

/**
 * Finds every 'X son of Y', 'X daughter of Y', 'X wife of Y' and 'Y begat X' without other words between the names, and
 * in the genealogies 'the sons of Y; X and Z'. 'Children of' is ignored elsewhere, because it describes peoples as often
 * as persons.
 */
export function readStatements(verses: readonly HebrewVerse[]): Statement[] {
  return verses.flatMap((verse) => {
    const names = occurrencesOf(verse);
    return names.flatMap((name, index) => {
      const next = names[index + 1];
      if (!next || next.lemma === name.lemma) return [];
      const stated = sonOrWifeOf(verse, name, next);
      return stated
        ? [stated, ...sonsOf(verse, names, index)]
        : [...begotten(verse, names, index), ...sonsOf(verse, names, index)];
    });
  });
}

const NAME = '([A-Z][A-Za-z]+)';
const sonPattern = new RegExp(`(?=\\b${NAME},? (?:which was )?(?:the |thou )?(son|daughter) of ${NAME})`, 'gd');
const begatPattern = new RegExp(`(?=\\b${NAME} begat ${NAME})`, 'gd');
/** Ancestors: Jesus and Joseph are called sons of David and Abraham but are descendants. */
const FOREFATHERS = new Set(['David', 'Abraham', 'God']);

const placeOf = (match: RegExpMatchArray, group: number): number => match.indices?.[group]?.[0] ?? 0;

/** Like readStatements for an English verse. Names have the spelling of the verse. */
export function readEnglishStatements(verse: number, text: string): Statement[] {
  const sons = [...text.matchAll(sonPattern)].map((match): Statement => {
    const [, one = '', as = '', other = ''] = match;
    const at = [placeOf(match, 1), placeOf(match, 3)] as const;
    return { kind: 'child', one, other, verse, at, as: as === 'daughter' ? 'daughter' : 'son' };
  });
  const begotten = [...text.matchAll(begatPattern)].map((match): Statement => {
    const [, other = '', one = ''] = match;
    return { kind: 'child', one, other, verse, at: [placeOf(match, 2), placeOf(match, 1)], as: 'son' };
  });
  return [...sons.filter(({ other }) => !FOREFATHERS.has(other)), ...begotten];
}
