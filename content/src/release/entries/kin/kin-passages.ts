import type { Relation, RelationKind } from '@manna/shared/contracts';
import { osisOf, verseRef } from '../../../base/bible/reference-verses';
import type { BearerKin, KnownKin } from './name-kin';

const named = (from: string, kind: RelationKind, to: string) => `${from} ${kind} ${to}`;

/** Relations call a concubine a spouse if her entry, or his, does. The verses are then those about a concubine. */
const kindOf = ({ kind }: KnownKin): RelationKind => (kind === 'concubine' || kind === 'concubineOf' ? 'spouse' : kind);

/** The same kinship as the other person sees it. It has several names if the sex of a parent is not known here. */
const inverses: Readonly<Partial<Record<RelationKind, readonly RelationKind[]>>> = {
  father: ['child'],
  mother: ['child'],
  child: ['father', 'mother'],
  spouse: ['spouse'],
  sibling: ['sibling'],
  kin: ['kin'],
  ancestor: ['descendants'],
  descendants: ['ancestor'],
};

/** The first verse, and those that follow it without a gap. */
function firstRun(verses: readonly number[]): readonly [first: number, last: number] | undefined {
  const [first] = verses;
  if (first === undefined) return undefined;
  const gap = verses.findIndex((verse, index) => verse !== first + index);
  return [first, first + (gap < 0 ? verses.length : gap) - 1];
}

/** The first passage of these verses, as OSIS; undefined if there are none. */
export function passageOf(verses: readonly number[]): string | undefined {
  const run = firstRun(verses);
  if (!run) return undefined;
  const [start, end] = run.map(verseRef);
  if (!start || !end) return undefined;
  return osisOf(run[0] === run[1] ? start : { is_range: true, start, end });
}

/** The passages that state the kinship of two entries, by `<id> <kind> <id>`, as OSIS; without those of which none is known. */
export function kinPassages(families: ReadonlyMap<string, BearerKin>): ReadonlyMap<string, string> {
  const passages = new Map<string, string>();
  for (const [self, { kin }] of families) {
    for (const one of kin) {
      const osis = passageOf(one.verses);
      const other = one.other.person?.id;
      if (osis === undefined || other === undefined) continue;
      const kind = kindOf(one);
      const both = [named(self, kind, other), ...(inverses[kind] ?? []).map((back) => named(other, back, self))];
      // What the two families say of each other is the same; what one of them says first is as good.
      for (const key of both) if (!passages.has(key)) passages.set(key, osis);
    }
  }
  return passages;
}

/** Adds the passage that states it to each relation that has one. */
export const withPassages = (relations: readonly Relation[], passages: ReadonlyMap<string, string>): Relation[] =>
  relations.map((relation) => {
    const osis = passages.get(named(relation.from, relation.kind, relation.to));
    return osis === undefined ? relation : { ...relation, osis };
  });
