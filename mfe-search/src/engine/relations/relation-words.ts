import type { ListedRelation } from '@manna/shared/domain';

/** A relation of the listing, from either side: the children of somebody are those whose father or mother it is. */
export type Step = ListedRelation | 'child' | 'member' | 'ancestor';

export interface RelationWord {
  /** In the singular, as the reason names it. */
  readonly word: string;
  /** What leads to them, from the person in question; several ways lead to all of them. */
  readonly paths: readonly (readonly Step[])[];
  /** Only of this sex. */
  readonly sex?: 'm' | 'f';
  /** Whether those who have the name that was typed come first: the tribe Levi, before the Levites. */
  readonly hasNamesakesFirst?: true;
}

const parents: readonly (readonly Step[])[] = [['father'], ['mother']];
const ofParents = (...steps: readonly Step[]) => parents.map((path) => [...path, ...steps]);
const inLaw: readonly (readonly Step[])[] = [
  ['spouse', 'sibling'],
  ['sibling', 'spouse'],
];

const relationWords: readonly RelationWord[] = [
  { word: 'father', paths: [['father']] },
  { word: 'mother', paths: [['mother']] },
  { word: 'parent', paths: parents },
  { word: 'child', paths: [['child']] },
  { word: 'son', paths: [['child']], sex: 'm' },
  { word: 'daughter', paths: [['child']], sex: 'f' },
  { word: 'spouse', paths: [['spouse']] },
  { word: 'husband', paths: [['spouse']], sex: 'm' },
  { word: 'wife', paths: [['spouse']], sex: 'f' },
  { word: 'sibling', paths: [['sibling']] },
  { word: 'brother', paths: [['sibling']], sex: 'm' },
  { word: 'sister', paths: [['sibling']], sex: 'f' },
  { word: 'grandparent', paths: [...ofParents('father'), ...ofParents('mother')] },
  { word: 'grandfather', paths: ofParents('father') },
  { word: 'grandmother', paths: ofParents('mother') },
  { word: 'grandchild', paths: [['child', 'child']] },
  { word: 'grandson', paths: [['child', 'child']], sex: 'm' },
  { word: 'granddaughter', paths: [['child', 'child']], sex: 'f' },
  { word: 'uncle', paths: ofParents('sibling'), sex: 'm' },
  { word: 'aunt', paths: ofParents('sibling'), sex: 'f' },
  { word: 'nephew', paths: [['sibling', 'child']], sex: 'm' },
  { word: 'niece', paths: [['sibling', 'child']], sex: 'f' },
  { word: 'cousin', paths: ofParents('sibling', 'child') },
  { word: 'father in law', paths: [['spouse', 'father']] },
  { word: 'mother in law', paths: [['spouse', 'mother']] },
  { word: 'son in law', paths: [['child', 'spouse']], sex: 'm' },
  { word: 'daughter in law', paths: [['child', 'spouse']], sex: 'f' },
  { word: 'brother in law', paths: inLaw, sex: 'm' },
  { word: 'sister in law', paths: inLaw, sex: 'f' },
  // 'Tribe of Paul' is the one that he belongs to, 'tribe of Judah' the one that descends from him.
  { word: 'tribe', paths: [['memberOf'], ['descendants']], hasNamesakesFirst: true },
  { word: 'member', paths: [['member']] },
  { word: 'descendant', paths: [['descendants']] },
  { word: 'ancestor', paths: [['ancestor']] },
  { word: 'birthplace', paths: [['birthPlace']] },
];

/** Words of which the listing says who or what they are said of, by lineages and by the dictionary. */
const groupWords = [
  'king',
  'judge',
  'prophet',
  'priest',
  'high priest',
  'apostle',
  'governor',
  'scribe',
  'eunuch',
  'patriarch',
  'miracle',
  'parable',
];

const irregular: Readonly<Record<string, string>> = { child: 'children', grandchild: 'grandchildren', wife: 'wives' };

/** 'Mothers in law' for 'mother in law', 'wives' for 'wife'. */
export function pluralOf(word: string): string {
  const [first = '', ...rest] = word.endsWith(' in law') ? word.split(' ') : [word];
  return [irregular[first] ?? `${first}s`, ...rest].join(' ');
}

const byText = new Map<string, RelationWord>();
for (const each of relationWords) for (const text of [each.word, pluralOf(each.word)]) byText.set(text, each);
const groups = new Map(groupWords.flatMap((word) => [word, pluralOf(word)].map((text) => [text, word] as const)));

/** The relation that a word in the singular or plural names; `text` has lower case, and no hyphens. */
export const relationWord = (text: string): RelationWord | undefined => byText.get(text);

/** The singular of a word for a group of entries: 'king' for 'kings'. */
export const groupWord = (text: string): string | undefined => groups.get(text);
