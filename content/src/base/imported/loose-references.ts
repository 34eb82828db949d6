import type { BibleRef, ProseInline } from '@manna/shared/contracts';
import { bookByOsisId, books } from '@manna/shared/domain';
import { parseReference } from '../bible/find-references';
import { osisOf } from '../bible/reference-verses';

/**
 * Abbreviations of books in dictionaries, in addition to OSIS ids and full names. 'Jud.' and 'Jos.' are missing
 * because they can also mean Judith and Josephus.
 */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  Gen: ['Ge'],
  Exod: ['Ex'],
  Judg: ['Jdg'],
  Ps: ['Psalm', 'Psa'],
  Eccl: ['Eccles'],
  Song: ['Cant', 'Canticles', 'Song of Songs'],
  Ezek: ['Eze'],
  Zech: ['Zec', 'Zach'],
  Matt: ['Mat', 'Mt'],
  Mark: ['Mk'],
  Luke: ['Lk'],
  John: ['Jn'],
  Phil: ['Philip', 'Php'],
  Phlm: ['Philem'],
  Jas: ['Jam'],
  '1Sam': ['1 Sa'],
  '2Sam': ['2 Sa'],
  '1Kgs': ['1 Kin', '1 Ki'],
  '2Kgs': ['2 Kin', '2 Ki'],
  '1Chr': ['1 Chron', '1 Ch'],
  '2Chr': ['2 Chron', '2 Ch'],
  '1Thess': ['1 Thes'],
  '2Thess': ['2 Thes'],
  '1John': ['1 Jn'],
  '2John': ['2 Jn'],
  '3John': ['3 Jn'],
};

const romans = ['', 'I', 'II', 'III'];
/** '1 Sam' may also be written 'I Sam'. */
const withRoman = (name: string): string[] => {
  const [, digit, rest] = /^([123]) (.+)$/.exec(name) ?? [];
  return digit === undefined ? [name] : [name, `${romans[Number(digit)]} ${rest}`];
};
const nameOf = new Map(
  books.flatMap(({ osisId, name }) =>
    [name, osisId.replace(/^(\d)/, '$1 '), ...(shortNames[osisId] ?? [])]
      .flatMap(withRoman)
      .map((word) => [word, name] as const),
  ),
);
const longestFirst = [...nameOf.keys()].sort((a, b) => b.length - a.length).join('|');
const NUMBER = String.raw`\d{1,3}(?::\d{1,3})?(?:[-–]\d{1,3}(?::\d{1,3})?)?(?![\d:])`;
/**
 * A number before a capital letter belongs to the name of the next book, even if that is unknown: '2 Kings 3:4', '1
 * Macc. 2:3'.
 */
const MORE = String.raw`(?:[,;] ?(?![1-4] \p{Lu})${NUMBER})*`;
/** The end of a longer name does not count as a name either: '4 Ezra 3:1'. */
const NOT_BEHIND = String.raw`(?<![\p{L}\d])(?<!(?:\b(?:I{1,3}|IV)|[1-4](?:st|nd|rd|th)?|First|Second|Third|Fourth)\s)`;
const pattern = new RegExp(String.raw`${NOT_BEHIND}(${longestFirst})\.? (${NUMBER}${MORE})`, 'gu');

/** Words with their references parsed; `unread` has those that name no verse. */
export interface LinkedText {
  readonly inlines: readonly ProseInline[];
  readonly refs: readonly BibleRef[];
  readonly unread: readonly string[];
}

const single = (text: string): BibleRef | undefined => {
  const refs = parseReference(text.replaceAll('–', '-').replace(/^Psalms /, 'Psalm '));
  return typeof refs === 'string' ? undefined : refs[0];
};

/**
 * Parses one reference as dictionaries write it, 'Judg. 4:11' or 'Psalms 3:1'; undefined if there are no such verses.
 */
export function readLooseReference(text: string): readonly BibleRef[] | undefined {
  const { refs, unread, inlines } = linkReferences(text);
  return refs.length > 0 &&
    unread.length === 0 &&
    inlines.every(({ kind, text: words }) => kind === 'reference' || /^[,; ]+$/.test(words))
    ? refs
    : undefined;
}

/** Combines an OSIS target with the range in its words: 'Exod.4.27' and '27-30'. */
export function readTarget(osisId: string, label: string): BibleRef | undefined {
  const [code = '', chapter, verse] = osisId.split('.');
  const name = bookByOsisId(code)?.name;
  if (name === undefined || chapter === undefined) return undefined;
  const end = verse === undefined ? undefined : /[-–](\d+(?::\d+)?)$/.exec(label)?.[1];
  const start = `${name} ${chapter}${verse === undefined ? '' : `:${verse}`}`;
  return (end === undefined ? undefined : single(`${start}-${end}`)) ?? single(start);
}

/** Finds the references in running text as dictionaries write them, 'Ex. 6:20, 23; 7:7', and links them. */
export function linkReferences(text: string): LinkedText {
  const inlines: ProseInline[] = [];
  const refs: BibleRef[] = [];
  const unread: string[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) inlines.push({ kind: 'text', text: text.slice(at, to) });
    at = Math.max(at, to);
  };
  for (const match of text.matchAll(pattern)) {
    const [whole, short = '', numbers = ''] = match;
    const name = nameOf.get(short) ?? '';
    const begin = match.index + whole.length - numbers.length;
    let chapter: string | undefined;
    for (const part of numbers.matchAll(/[^,; ][^,;]*/g)) {
      const colon = part[0].indexOf(':');
      if (colon >= 0) chapter = part[0].slice(0, colon);
      const house = colon >= 0 || chapter === undefined ? `${name} ${part[0]}` : `${name} ${chapter}:${part[0]}`;
      const ref = single(house);
      const min = part.index === 0 ? match.index : begin + part.index;
      const max = begin + part.index + part[0].length;
      if (!ref) {
        unread.push(house);
        continue;
      }
      plain(min);
      inlines.push({ kind: 'reference', text: text.slice(min, max), osis: osisOf(ref) });
      refs.push(ref);
      at = max;
    }
  }
  plain(text.length);
  return { inlines, refs, unread };
}
