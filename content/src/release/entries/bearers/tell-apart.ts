import { versesOfKin } from '../kin/kin-prose';
import type { BearerKin, Relative } from '../kin/name-kin';
import type { NameList } from './name-lists';
import { wordsAbout, type WordsAbout } from './words-about';

/** Somebody who bears a name and has no entry, and what the verses say. At least one of `kin`, `about` and `list` is known. */
export interface ToldBearer {
  readonly kin?: BearerKin;
  readonly about?: WordsAbout;
  readonly list?: NameList;
  /** The verses of the name that are about this bearer, ascending. */
  readonly verses: readonly number[];
}

/** Who is meant in each verse of a name. Every verse is with a bearer or untold. */
export interface ToldApart {
  readonly bearers: readonly ToldBearer[];
  /** Verses that say nothing by which a bearer could be known. */
  readonly untold: readonly number[];
}

interface Matter {
  /** The spellings of the name. */
  readonly names: readonly string[];
  readonly verses: readonly number[];
  /** The bearers that their kin tell apart. */
  readonly byKin: readonly BearerKin[];
  /** The chapters with bearers who have entries, so that nobody else can be the only one there. */
  readonly knownChapters: ReadonlySet<number>;
}

/** What the verses are read with. */
export interface NameReading {
  readonly lists: readonly NameList[];
  readonly verseText: (verse: number) => string | undefined;
  /** Whether the chapter tells a story, in which one name is one person. In lists of names it may be two. */
  readonly isStory: (chapter: number) => boolean;
}

const THOUSAND = 1000;
export const chapterOf = (verse: number): number => Math.floor(verse / THOUSAND);
const bookOf = (verse: number): number => Math.floor(chapterOf(verse) / THOUSAND);
/** In the next chapters of a story, the only bearer of a name in the book is still meant: Elihu in Job 32 to 37. */
const CHAPTERS_OF_STORY = 2;

const isCalled = ({ name, person }: Relative, called: string) => [name, ...(person?.aliases ?? [])].includes(called);
/** Whether the bearer has the parent or the child that words tell. */
const hasKinOf = ({ kin }: BearerKin, { parent, child }: WordsAbout) =>
  kin.some(({ kind, other }) =>
    kind === 'child'
      ? child !== undefined && isCalled(other, child)
      : parent !== undefined && (kind === 'father' || kind === 'mother') && isCalled(other, parent),
  );

/** A draft of a bearer, to which verses are added. */
type Draft = Omit<ToldBearer, 'verses'> & { verses: number[] };

/** Whether two verses of one list have the name. They name two people, who are the same in no other list either. */
const hasTwice = ({ passages }: NameList, verses: readonly number[]) =>
  passages.some((passage) => verses.filter((verse) => passage.has(verse)).length > 1);

const keyOf = (verse: number, about: WordsAbout | undefined, list: NameList | undefined, verses: readonly number[]) => {
  if (about?.isPeople) return about.words.replace(/^(?:an?|the) /, '');
  const at = list && !about && hasTwice(list, verses) ? verse : '';
  const book = about?.isCommon ? bookOf(verse) : '';
  return `${about?.words.toLowerCase() ?? ''} ${book} ${list?.is ?? ''} ${at}`;
};

/** Finds the bearer whom a story goes on about: the only one in the chapter, or in the book if that was shortly before. */
function inStory(
  verse: number,
  bearers: readonly Draft[],
  { knownChapters }: Matter,
  { isStory }: NameReading,
): Draft | undefined {
  const chapter = chapterOf(verse);
  if (!isStory(chapter)) return undefined;
  const only = (isNear: (other: number) => boolean) => {
    const [one, another] = bearers.filter(({ verses }) => verses.some((other) => isNear(chapterOf(other))));
    return another || [...knownChapters].some(isNear) ? undefined : one;
  };
  const isInBook = (other: number) => Math.floor(other / THOUSAND) === Math.floor(chapter / THOUSAND);
  const ofBook = only(isInBook);
  const wasShortlyBefore = ofBook?.verses.some((other) => {
    const distance = chapter - chapterOf(other);
    return distance > 0 && distance <= CHAPTERS_OF_STORY && isStory(chapterOf(other));
  });
  return only((other) => other === chapter) ?? (wasShortlyBefore ? ofBook : undefined);
}

/** Tells the bearers of a name apart by their kin, by the words about them, by the list that names them, and in stories by the chapter. */
export function tellApart(matter: Matter, reading: NameReading): ToldApart {
  const { names, verses, byKin } = matter;
  const { lists, verseText } = reading;
  const ofKin = byKin.map((kin): Draft => ({
    kin,
    verses: versesOfKin(kin).filter((verse) => verses.includes(verse)),
  }));
  const told = new Set(ofKin.flatMap((bearer) => bearer.verses));
  const described = new Map<string, Draft>();
  const describe = (verse: number, about: WordsAbout | undefined, list: NameList | undefined) => {
    const key = keyOf(verse, about, list, verses);
    const same = described.get(key);
    if (same) same.verses.push(verse);
    else described.set(key, { ...(about && { about }), ...(list && { list }), verses: [verse] });
  };
  const open: { readonly verse: number; readonly about: WordsAbout | undefined }[] = [];
  for (const verse of verses.filter((one) => !told.has(one))) {
    const about = wordsAbout(names, verseText(verse) ?? '');
    const found = lists.find(({ passages }) => passages.some((passage) => passage.has(verse)));
    const list = found?.isOfPlaces && about?.hasName ? undefined : found;
    const [same, another] = about ? ofKin.filter(({ kin }) => kin && hasKinOf(kin, about)) : [];
    if (same && !another) same.verses.push(verse);
    else if (!list && (!about || about.hasName)) open.push({ verse, about });
    else describe(verse, about, list);
  }
  const untold: number[] = [];
  for (const { verse, about } of open) {
    const bearers = [...ofKin, ...described.values()].filter((bearer) => bearer.verses.length > 0);
    const bearer = inStory(verse, bearers, matter, reading);
    if (bearer) bearer.verses.push(verse);
    else if (about) describe(verse, about, undefined);
    else untold.push(verse);
  }
  const bearers = [...ofKin, ...described.values()]
    .filter((bearer) => bearer.verses.length > 0)
    .map((bearer) => ({ ...bearer, verses: bearer.verses.toSorted((a, b) => a - b) }))
    .toSorted((a, b) => (a.verses[0] ?? 0) - (b.verses[0] ?? 0));
  return { bearers, untold };
}
