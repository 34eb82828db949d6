import type { Entry, Prose, ProseInline } from '@manna/shared/contracts';
import type { DerivedName } from '../../names/derived-name';
import { counted, enumerated, inWords } from '../../names/prose/describe-bearers';
import { versesInText } from '../../names/prose/verse-words';
import { describeBearer, inBrackets, merged, passagesOf, words } from '../kin/kin-prose';
import type { BearerKin } from '../kin/name-kin';
import { chapterOf, tellApart, type NameReading, type ToldApart, type ToldBearer } from './tell-apart';

/** So many verses are given for a bearer with a page. */
const MOST_VERSES = 3;
const LONGEST_SUMMARY = 300;
/** So many letters of the title say who the others are. */
const LONGEST_OTHERS = 90;

/** A bearer with an entry, and the verses of the name that are about it. */
export interface KnownBearer {
  readonly entry: Entry;
  readonly verses: readonly number[];
}

/** The bearers of a name that several have. */
export interface NameBearers {
  readonly name: DerivedName;
  /** Verses that are about none of the bearers with an entry. */
  readonly rest: readonly number[];
  readonly known: readonly KnownBearer[];
  /** Bearers without an entry that their kin tell apart. */
  readonly byKin: readonly BearerKin[];
}

const withVerses = ({ entry, verses }: KnownBearer): ProseInline[] => {
  const isShort = verses.length <= MOST_VERSES;
  return merged([
    { kind: 'entry', text: entry.name, id: entry.id, path: entry.pagePath },
    ...words(entry.title === undefined ? '' : ` (${entry.title})`),
    ...(verses.length === 0 ? [] : words(': ')),
    ...(isShort
      ? words(...versesInText(verses))
      : words(`${counted(verses.length, 'verse')} from `, ...verses.slice(0, 1), ' to ', ...verses.slice(-1))),
  ]);
};

const listOf = (verses: readonly number[]): ProseInline[] =>
  passagesOf(verses).flatMap((passage, index) => (index === 0 ? [passage] : [...words('; '), passage]));

/** What the verses say of a bearer, without the name: 'son of Abital', 'a son of David born in Jerusalem'. */
function shortWords(bearer: ToldBearer, name: DerivedName): string {
  const whole = withWords({ ...bearer, verses: [] }, name).map(({ text }) => text);
  return whole.join('').replace(`${name.name}, `, '');
}

/** 'Shephatiah, “the Haruphite”, one of the Benjamites who came to David at Ziklag (1 Chronicles 12:5)'. */
function withWords({ kin, about, list, verses }: ToldBearer, name: DerivedName): ProseInline[] {
  const quoted = about === undefined ? '' : `“${about.words.replace(/^The /, 'the ')}”`;
  const isChild = /^the (?:sons|children) of/i.test(about?.words ?? '');
  const own = isChild ? `of ${quoted}` : quoted;
  const opening = about?.hasName ? quoted : [name.name, ...(about ? [own] : [])].join(', ');
  // 'The sons of Bani' are in a list, and not Bani.
  const listed = about?.hasName ? list?.is.replace(/^one of /, 'named with ') : list?.is;
  return merged([
    ...(kin ? describeBearer(kin, name) : words(opening)),
    ...(listed === undefined ? [] : words(`, ${listed}`)),
    ...inBrackets(verses, verses.length),
  ]);
}

const section = (opening: string, items: readonly (readonly ProseInline[])[]): Prose =>
  items.length === 0
    ? []
    : [
        { kind: 'paragraph', inlines: words(opening) },
        { kind: 'list', ordered: false, items: items.map((item) => [...item]) },
      ];

const heading = (id: string, text: string): Prose => [{ kind: 'heading', level: 2, id, text }];

/**
 * The section of an entry that lists the bearers of a name. Each verse of the name is with one of them, or among those of which the
 * site does not tell who is meant. The page of an entry shows this section above all others.
 */
export function listBearers({ name, known }: NameBearers, { bearers, untold }: ToldApart): Prose {
  const others = known.length > 0 ? 'Others whom the verses tell apart' : 'The verses tell these bearers apart';
  const mayBeOne =
    bearers.length > 1 ? '. Two lines may be about one bearer whom verses describe in different ways:' : ':';
  return [
    ...heading('bearers', `Who bears the name ${name.name}`),
    ...section('With a page of their own:', known.map(withVerses)),
    ...section(
      `${others}${mayBeOne}`,
      bearers.map((bearer) => withWords(bearer, name)),
    ),
    ...section('This site does not tell who is meant here:', untold.length === 0 ? [] : [listOf(untold)]),
  ];
}

/** Tells the bearers of a name apart, apart from those who have entries. */
export function bearersApart({ name, rest, known, byKin }: NameBearers, reading: NameReading): ToldApart {
  const knownChapters = new Set(known.flatMap(({ verses }) => verses.map(chapterOf)));
  const names = [name.name, ...name.aliases].toSorted((a, b) => b.length - a.length);
  return tellApart({ names, verses: rest, byKin, knownChapters }, reading);
}

/** Adds the section of the bearers before everything else of an entry about a name. */
export const withBearers = (bearers: Prose, body: Prose): Prose => [
  ...bearers,
  ...(body.length === 0 ? [] : heading('in-the-text', 'The name in the text')),
  ...body,
];

/** 'Also a son of David born in Jerusalem; father of Igal and nine more', those of most verses first. */
function titleOf({ bearers }: ToldApart, name: DerivedName): string {
  const all = bearers.toSorted((one, other) => other.verses.length - one.verses.length);
  const said: string[] = [];
  for (const bearer of all) {
    const next = shortWords(bearer, name);
    if (said.length > 0 && [...said, next].join('; ').length > LONGEST_OTHERS) break;
    said.push(next);
  }
  const more = all.length - said.length;
  if (said.length === 0) return 'A name of the Bible and its bearers';
  return `Also ${said.join('; ')}${more === 0 ? '' : ` and ${inWords(more)} more`}`;
}

/** The title and summary of a name that bearers with entries share with others. */
export function introduceBearers(
  { name, rest, known }: NameBearers,
  told: ToldApart,
): { title: string; summary: string } {
  const others = `${counted(rest.length, 'verse')} that ${rest.length === 1 ? 'is' : 'are'} about others or ${rest.length === 1 ? 'does' : 'do'} not say which`;
  const who = enumerated(
    known.map(({ entry }) => (entry.title === undefined ? entry.name : `${entry.name} (${entry.title})`)),
  );
  const whole = `Who bears the name ${name.name} in the Bible: ${who}. It is also in ${others}.`;
  return {
    title: titleOf(told, name),
    summary:
      whole.length <= LONGEST_SUMMARY
        ? whole
        : `Who bears the name ${name.name} in the Bible: ${counted(known.length, 'bearer')} with pages of their own. It is also in ${others}.`,
  };
}
