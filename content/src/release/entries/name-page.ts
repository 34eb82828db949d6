import type { Entry, Prose, ProseInline } from '@manna/shared/contracts';
import type { DerivedName } from '../names/derived-name';
import { counted, enumerated } from '../names/prose/describe-bearers';
import { versesInText, type Piece } from '../names/prose/verse-words';
import { describeBearer, merged, versesOfKin, words } from './kin/kin-prose';
import type { BearerKin } from './kin/name-kin';

/** So many verses are given for a bearer with a page, so many bearers are listed, and so many other verses. */
const MOST_VERSES = 3;
const MOST_BEARERS = 60;
const MOST_OTHERS = 40;
const LONGEST_SUMMARY = 300;

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

function listOf(verses: readonly number[]): ProseInline[] {
  const shown = verses.slice(0, MOST_OTHERS);
  if (shown.length === verses.length) return words(...versesInText(shown));
  const separated = shown.flatMap((verse, index): Piece[] => (index === 0 ? [verse] : [', ', verse]));
  return words(...separated, ` and ${counted(verses.length - shown.length, 'other')}`);
}

const section = (opening: string, items: readonly (readonly ProseInline[])[]): Prose =>
  items.length === 0
    ? []
    : [
        { kind: 'paragraph', inlines: words(opening) },
        { kind: 'list', ordered: false, items: items.map((item) => [...item]) },
      ];

/** Lists the bearers of a name with their verses, and the verses that are not assigned to one of them. */
export function listBearers({ name, rest, known, byKin }: NameBearers): Prose {
  const listed = byKin.slice(0, MOST_BEARERS);
  const told = new Set(listed.flatMap(versesOfKin));
  const others = rest.filter((verse) => !told.has(verse));
  const isAlone = known.length + listed.length === 0;
  const opening = isAlone ? 'The name is in ' : 'The name is also in ';
  const ending = isAlone ? '.' : '; this page does not say which of its bearers is meant there.';
  return [
    ...section('With a page of their own:', known.map(withVerses)),
    ...section(
      known.length > 0
        ? 'Others whom Scripture tells apart by their families:'
        : 'Scripture tells these bearers apart by their families:',
      listed.map((bearer) => describeBearer(bearer, name)),
    ),
    ...(others.length === 0
      ? []
      : [{ kind: 'paragraph' as const, inlines: merged([...words(opening), ...listOf(others), ...words(ending)]) }]),
  ];
}

/** The title and summary of a name that bearers with entries share with others. */
export function introduceBearers({ name, rest, known }: NameBearers): { title: string; summary: string } {
  const others = `${counted(rest.length, 'verse')} that ${rest.length === 1 ? 'is' : 'are'} about others or ${rest.length === 1 ? 'does' : 'do'} not say which`;
  const who = enumerated(
    known.map(({ entry }) => (entry.title === undefined ? entry.name : `${entry.name} (${entry.title})`)),
  );
  const whole = `Who bears the name ${name.name} in the Bible: ${who}. It is also in ${others}.`;
  return {
    title: 'A name of the Bible and its bearers',
    summary:
      whole.length <= LONGEST_SUMMARY
        ? whole
        : `Who bears the name ${name.name} in the Bible: ${counted(known.length, 'bearer')} with pages of their own. It is also in ${others}.`,
  };
}
