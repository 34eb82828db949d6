import type { Prose, ProseInline } from '@manna/shared/contracts';
import { verseOsisId, versePlace } from '@manna/shared/domain';
import { counted } from '../../names/prose/describe-bearers';
import { inlinesOf, referenceText, type Piece } from '../../names/prose/verse-words';
import type { BearerKin, KnownKin, Relative } from './name-kin';

/** So many passages are given for each relative, and so many children are listed. */
const MOST_PASSAGES = 2;
const MOST_CHILDREN = 30;

interface Named {
  readonly name: string;
  readonly sex?: 'male' | 'female' | undefined;
}

export const words = (...pieces: readonly Piece[]): ProseInline[] => inlinesOf(pieces);

/** Joins texts that follow each other into one inline. */
export function merged(inlines: readonly ProseInline[]): ProseInline[] {
  const found: ProseInline[] = [];
  for (const inline of inlines) {
    const last = found.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text')
      found[found.length - 1] = { kind: 'text', text: last.text + inline.text };
    else found.push(inline);
  }
  return found;
}

/** Joins items as in a sentence: 'a, b and c'. */
const joined = (items: readonly (readonly ProseInline[])[]): ProseInline[] =>
  items.flatMap((item, index) => [...(index === 0 ? [] : words(index === items.length - 1 ? ' and ' : ', ')), ...item]);

const nameOf = ({ name, person, page }: Relative): ProseInline => {
  const entry = person ?? page;
  return entry ? { kind: 'entry', text: name, id: entry.id, path: entry.pagePath } : { kind: 'text', text: name };
};

/** Joins verses that follow each other: 'Genesis 25:1-2'. */
export function passagesOf(verses: readonly number[]): ProseInline[] {
  const runs: number[][] = [];
  for (const verse of verses) {
    const last = runs.at(-1);
    if (last?.at(-1) === verse - 1) last.push(verse);
    else runs.push([verse]);
  }
  return runs.map((run): ProseInline => {
    const [first = 0, last = first] = [run[0], run.at(-1)];
    const [from, to] = [verseOsisId(first) ?? '', verseOsisId(last) ?? ''];
    const end = first === last ? '' : `-${versePlace(last).verse}`;
    return { kind: 'reference', text: `${referenceText(first)}${end}`, osis: first === last ? from : `${from}-${to}` };
  });
}

export const inBrackets = (verses: readonly number[], most = MOST_PASSAGES): ProseInline[] => {
  const passages = passagesOf(verses).slice(0, most);
  if (passages.length === 0) return [];
  return [
    ...words(' ('),
    ...passages.flatMap((passage, at) => (at === 0 ? [passage] : [...words('; '), passage])),
    ...words(')'),
  ];
};

const childNoun = ({ sex }: Named, [first]: readonly KnownKin[]) =>
  sex === undefined ? (first?.as ?? 'child') : sex === 'female' ? 'daughter' : 'son';
const nouns = {
  spouse: { male: 'husband', female: 'wife' },
  parent: { male: 'father', female: 'mother' },
} as const;

const relativesOf = ({ kin }: BearerKin) => ({
  parents: [...kin.filter(({ kind }) => kind === 'father'), ...kin.filter(({ kind }) => kind === 'mother')],
  spouses: kin.filter(({ kind }) => kind === 'spouse'),
  children: kin.filter(({ kind }) => kind === 'child'),
  siblings: kin.filter(({ kind }) => kind === 'sibling'),
  further: kin.filter(({ kind }) => kind === 'kin'),
  ancestors: kin.filter(({ kind }) => kind === 'ancestor'),
  descendants: kin.filter(({ kind }) => kind === 'descendants'),
  concubines: kin.filter(({ kind }) => kind === 'concubine'),
  keepers: kin.filter(({ kind }) => kind === 'concubineOf'),
});

/** Describes the parents, the spouse and the children of one person. Returns no prose if the text states no kin. */
export function describeKin(bearer: BearerKin, named: Named): Prose {
  const { name, sex } = named;
  const { parents, spouses, children, siblings, concubines, keepers, ...far } = relativesOf(bearer);
  const [subject, possessive] = { male: ['He', 'His'], female: ['She', 'Her'], none: [name, `${name}'s`] }[
    sex ?? 'none'
  ];
  const shown = children.slice(0, MOST_CHILDREN);
  const more = children.length - shown.length;
  const sentence = (opening: string, of: readonly KnownKin[]): ProseInline[][] => {
    const items = of.map(({ other, verses }) => [nameOf(other), ...inBrackets(verses)]);
    return of.length === 0 ? [] : [[...words(opening), ...joined(items), ...words('.')]];
  };
  const theirs = (one: string, several: string, of: readonly KnownKin[]) =>
    sentence(of.length === 1 ? `${possessive} ${one} was ` : `${possessive} ${several} were `, of);
  const spouse = nouns.spouse[sex === 'female' ? 'male' : 'female'];
  const sentences = [
    ...sentence(`${subject} is called a ${childNoun(named, parents)} of `, parents),
    ...theirs(
      'brother',
      'brothers',
      siblings.filter(({ as }) => as !== 'daughter'),
    ),
    ...theirs(
      'sister',
      'sisters',
      siblings.filter(({ as }) => as === 'daughter'),
    ),
    ...sentence(`${subject} descended from `, far.ancestors),
    ...sentence(`Of ${{ male: 'his', female: 'her', none: `${name}'s` }[sex ?? 'none']} family was `, far.further),
    ...theirs(spouse, spouse.replace(/fe$/, 've').concat('s'), spouses),
    ...theirs('concubine', 'concubines', concubines),
    ...sentence(`${subject} was a concubine of `, keepers),
    ...theirs(
      'son',
      'sons',
      shown.filter(({ as }) => as === 'son'),
    ),
    ...theirs(
      'daughter',
      'daughters',
      shown.filter(({ as }) => as === 'daughter'),
    ),
    ...theirs(
      'child',
      'children',
      shown.filter(({ as }) => as === 'child'),
    ),
    ...sentence(`Descended from ${{ male: 'him', female: 'her', none: name }[sex ?? 'none']}: `, far.descendants),
    ...(more > 0 ? [words(`Scripture names ${counted(more, 'other')} as well.`)] : []),
  ];
  const inlines = sentences.flatMap((each, index) => (index === 0 ? each : [...words(' '), ...each]));
  return inlines.length === 0 ? [] : [{ kind: 'paragraph', inlines: merged(inlines) }];
}

/** Describes a bearer of a shared name by the kin: 'Azariah, son of Zadok'. */
export function describeBearer(bearer: BearerKin, named: Named): ProseInline[] {
  const { parents, spouses, children } = relativesOf(bearer);
  const part = (noun: string, of: readonly KnownKin[]): ProseInline[] =>
    of.length === 0 ? [] : [...words(`, ${noun} of `), ...joined(of.map(({ other }) => [nameOf(other)]))];
  const own = named.sex ?? 'male';
  return merged([
    ...words(named.name),
    ...part(childNoun(named, parents), parents),
    ...part(nouns.spouse[own], spouses),
    ...part(nouns.parent[own], children.slice(0, MOST_CHILDREN)),
  ]);
}

/** Returns the verses that state the kin of a bearer, ascending. */
export const versesOfKin = ({ kin }: BearerKin): number[] =>
  [...new Set(kin.flatMap(({ verses }) => verses))].sort((a, b) => a - b);
