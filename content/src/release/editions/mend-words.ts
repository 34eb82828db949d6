import type { ChapterText, EditionReport } from '@manna/shared/contracts';
import type { SourceText } from '../../base/source';
import { editChapter, type Edit } from '../../base/bible/edit-chapter';
import type { EditionRecord } from '../../base/bible/edition-record';
import { misreadWords, type Misread } from './misread-words';
import { differenceOf } from './misspelling';
import type { WordStock } from './word-stock';
import { isCapital, lookedUp, passagesOf, wordsIn, writtenWords, type Passage, type Word } from './words';

/** A word that a rule has changed. `verse` is 'Zech.9.9', or 'Ps.109' for the title of a psalm. */
export type Mended = EditionReport['mended'][number];

/** Where a word stands. */
interface Site {
  readonly passage: Passage;
  /** The words of the whole chapter, for what the edition has nearby. */
  readonly chapter: () => readonly string[];
  readonly slug: string;
  readonly stock: WordStock;
}

/** The changed word, or undefined if the rule does not apply or is not certain. */
type Rule = (word: string, site: Site) => string | undefined;

/** How many times as often the edition must have the right spelling of a name, if the chapter does not have it. */
const NAME_TIMES = 50;
/** The same for letters that have changed places, which nobody does on purpose. */
const SWAPPED_TIMES = 10;
/** Shorter words have too many neighbours that are one letter away. */
const SHORTEST_MISSPELT = 5;
const SHORTEST_PART = 2;

const MISREAD = 'another word, by its neighbours in other editions';

const onlyOne = <T>(found: Iterable<T>): T | undefined => {
  const [one, ...more] = new Set(found);
  return more.length === 0 ? one : undefined;
};

const capitalInside = /^\p{Ll}+\p{Lu}/u;

/** 'rIding' is 'riding': a capital inside a word whose first letter is small. */
const smallLetters: Rule = (word, { slug, stock }) =>
  capitalInside.test(word) && stock.isKnown(slug, word) ? word.toLowerCase() : undefined;

/** 'gods'will' is 'gods' will': a space is lost after the apostrophe of a plural. */
const spaceAfterApostrophe: Rule = (word, { slug, stock }) => {
  const [, owner = '', next = ''] = /^(\p{L}+s['’])(\p{Ll}{3,})$/u.exec(word) ?? [];
  return owner && stock.isKnown(slug, owner.slice(0, -1)) && stock.isKnown(slug, next) ? `${owner} ${next}` : undefined;
};

/** 'cubthat' is 'cub that': the two words stand side by side in the same verse of another edition. */
const spaceBetween: Rule = (word, { passage, slug, stock }) => {
  const pairs = stock
    .othersAt(slug, passage.ref)
    .flatMap((words) => words.slice(1).map((next, index) => [words[index] ?? '', next] as const))
    .filter(([one, next]) => one.length >= SHORTEST_PART && next.length >= SHORTEST_PART)
    .filter(([one, next]) => `${one}${next}` === word.toLowerCase());
  const cut = onlyOne(pairs.map(([one]) => one.length));
  return cut === undefined ? undefined : `${word.slice(0, cut)} ${word.slice(cut)}`;
};

/** Whether the edition means `near` wherever it has the word. */
function isMisspelt(word: string, near: string, { chapter, slug, stock }: Site): boolean {
  const times = stock.timesIn(slug, word);
  const nearTimes = stock.timesIn(slug, near);
  if (differenceOf(word, near) === 'swapped') return nearTimes >= SWAPPED_TIMES * times;
  if (times > 1) return false;
  if (!stock.isName(slug, word)) return nearTimes >= 1;
  return chapter().some((other) => lookedUp(other) === near) || nearTimes >= NAME_TIMES;
}

/**
 * 'creditd' is 'credited': exactly one word that is one letter away stands in the same verse, here or in another
 * edition, and this edition has it elsewhere. A name must be the usual one here, because spellings of names differ.
 */
const spelling: Rule = (written, site) => {
  const { passage, slug, stock } = site;
  const word = lookedUp(written);
  if (word.length < SHORTEST_MISSPELT) return undefined;
  const around = [...stock.othersAt(slug, passage.ref).flat(), ...writtenWords(passage.text).map(lookedUp)];
  const near = onlyOne(around.filter((other) => other !== word && differenceOf(word, other) !== undefined));
  if (near === undefined || !isMisspelt(word, near, site)) return undefined;
  const ending = written.slice(word.length);
  return (isCapital(written) ? near.charAt(0).toUpperCase() + near.slice(1) : near) + ending;
};

/** Rules for a word that no other edition and no dictionary has. */
const unknownRules: readonly (readonly [name: string, rule: Rule])[] = [
  ['space after an apostrophe', spaceAfterApostrophe],
  ['two words without a space', spaceBetween],
  ['one letter wrong', spelling],
];

function mendWord(word: string, site: Site): { to: string; rule: string } | undefined {
  const small = smallLetters(word, site);
  if (small !== undefined) return { to: small, rule: 'capital inside a word' };
  if (site.stock.isKnown(site.slug, word)) return undefined;
  for (const [rule, apply] of unknownRules) {
    const to = apply(word, site);
    if (to !== undefined) return { to, rule };
  }
  return undefined;
}

/** A changed word, by its position in the passage. `around` are the words that the report shows with it. */
type Change = Word & { readonly to: string; readonly rule: string; readonly around?: readonly [string, string] };

/** 'Com-mand' is 'Command': a part of it is no word, and the whole is one that is not a name. */
function joinedParts({ passage, slug, stock }: Site): Change[] {
  return [...passage.text.matchAll(/(\p{L}+)-(\p{Ll}+)/gu)].flatMap(({ 0: all, 1: one = '', 2: next = '', index }) => {
    const whole = one + next;
    const isBroken = ![one, next].every((part) => stock.isKnown(slug, part));
    const isThere = stock.othersAt(slug, passage.ref).some((words) => words.includes(whole.toLowerCase()));
    return isBroken && isThere && !stock.isName(slug, whole)
      ? [{ text: all, min: index, max: index + all.length, to: whole, rule: 'word broken by a hyphen' }]
      : [];
  });
}

const spaceIsLost = /[,;:.?!][A-Za-z]/;
/** Written so that the search begins at the punctuation mark, which few verses have. */
const lostSpace = /(?<=\p{L}{3})(?:[,;:](?=\p{Ll}{2})|[.?!](?=\p{Lu}\p{Ll}))/gu;

/** 'Shuni,the' is 'Shuni, the': a lost space behind a comma, or behind a full stop before a capital. */
const lostSpaces = ({ passage: { text } }: Site): Change[] =>
  spaceIsLost.test(text)
    ? [...text.matchAll(lostSpace)].map(({ 0: stop, index }) => ({
        text: stop,
        min: index,
        max: index + stop.length,
        to: `${stop} `,
        rule: 'space after punctuation',
        around: [/\S*$/.exec(text.slice(0, index))?.[0] ?? '', /^\S*/.exec(text.slice(index + stop.length))?.[0] ?? ''],
      }))
    : [];

/** Words that rules for single words look at. */
function oddWords({ passage }: Site, isOdd: (word: string) => boolean): Word[] {
  return writtenWords(passage.text).some(isOdd) ? wordsIn(passage.text).filter(({ text }) => isOdd(text)) : [];
}

function mendPassage(
  site: Site,
  isOdd: (word: string) => boolean,
  misread: readonly Misread[],
): { edits: Edit[]; mended: Mended[] } {
  const { passage, slug, stock } = site;
  const others = misreadWords(passage, misread, slug, stock).map((word): Change => ({ ...word, rule: MISREAD }));
  const joined = passage.text.includes('-') ? joinedParts(site) : [];
  const single = oddWords(site, isOdd)
    .filter(({ min }) => !joined.some((part) => min >= part.min && min < part.max))
    .flatMap((word): Change[] => {
      const mend = mendWord(word.text, site);
      return mend ? [{ ...word, ...mend }] : [];
    });
  const changes = [...joined, ...lostSpaces(site), ...others, ...single].sort((one, other) => one.min - other.min);
  return {
    edits: changes.map(({ min, max, to }) => ({ min: passage.min + min, max: passage.min + max, text: to })),
    mended: changes.map(({ text, to, rule, around: [before, after] = ['', ''] }) => ({
      verse: passage.ref,
      from: before + text + after,
      to: before + to + after,
      rule,
    })),
  };
}

/**
 * Mends the words of an edition that a rule is certain of. Words in the record are the edition's own and stay; misread
 * words in it become the right ones. Throws ContentError if the other editions do not bear out a misread word.
 */
export function mendWords<T extends Pick<SourceText, 'translation' | 'chapters'>>(
  text: T,
  stock: WordStock,
  { words: own, misread = [] }: Pick<EditionRecord, 'words'> & Partial<Pick<EditionRecord, 'misread'>>,
): { text: T; mended: readonly Mended[] } {
  const { slug } = text.translation;
  const reviewed = new Set(own.map(({ word }) => word));
  const mended: Mended[] = [];
  const odd = new Map<string, boolean>();
  const isOdd = (word: string): boolean => {
    const known = odd.get(word);
    if (known !== undefined) return known;
    const found = !reviewed.has(lookedUp(word)) && (capitalInside.test(word) || !stock.isKnown(slug, word));
    odd.set(word, found);
    return found;
  };
  const chapters = text.chapters.map((chapter): ChapterText => {
    const passages = passagesOf(chapter);
    const words = () => passages.flatMap((passage) => writtenWords(passage.text));
    const found = passages.map((passage) => mendPassage({ passage, chapter: words, slug, stock }, isOdd, misread));
    const edits = found.flatMap(({ edits: ofPassage }) => ofPassage);
    mended.push(...found.flatMap(({ mended: ofPassage }) => ofPassage));
    return edits.length === 0 ? chapter : editChapter(chapter, edits);
  });
  return { text: { ...text, chapters }, mended };
}
