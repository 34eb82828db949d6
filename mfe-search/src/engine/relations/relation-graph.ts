import { listedRelations, type RelationListing } from '@manna/shared/domain';
import type { RelationWord, Step } from './relation-words';

/** The relations of a listing, from either side. Entries are named by their position in the listing. */
export interface RelationGraph {
  /** Those to whom a relation leads, in the order in which the listing knows them, without the one in question. */
  readonly related: (from: number, relation: RelationWord) => readonly number[];
  readonly follow: (from: number, step: Step) => readonly number[];
}

/** What a relation is called from the other side. */
const inverse: Readonly<Partial<Record<Step, Step>>> = {
  father: 'child',
  mother: 'child',
  spouse: 'spouse',
  sibling: 'sibling',
  memberOf: 'member',
  descendants: 'ancestor',
};

/** Who is one of these is called so, whatever else he or she is. */
const nearest: readonly Step[] = ['father', 'mother', 'child', 'spouse', 'sibling'];

const none: readonly number[] = [];

export function relationGraph({ pairs, sexes }: RelationListing): RelationGraph {
  const steps = new Map<Step, Map<number, Set<number>>>();
  const add = (step: Step, from: number, to: number) => {
    const ofStep = steps.get(step) ?? new Map<number, Set<number>>();
    steps.set(step, ofStep);
    const found = ofStep.get(from) ?? new Set();
    ofStep.set(from, found.add(to));
  };
  for (const relation of listedRelations) {
    const list = pairs[relation] ?? none;
    for (let index = 0; index + 1 < list.length; index += 2) {
      const [from = 0, to = 0] = [list[index], list[index + 1]];
      add(relation, from, to);
      const other = inverse[relation];
      if (other) add(other, to, from);
    }
  }
  const follow = (from: number, step: Step) => [...(steps.get(step)?.get(from) ?? none)];
  return {
    follow,
    related(from, { paths, sex }) {
      // Isaac is a son of Abraham's sister, but no nephew of Abraham.
      const kin = new Set(nearest.flatMap((step) => follow(from, step)));
      const found = new Set<number>();
      for (const path of paths) {
        let reached: readonly number[] = [from];
        for (const step of path) reached = reached.flatMap((each) => follow(each, step));
        for (const each of reached) if (each !== from && !(path.length > 1 && kin.has(each))) found.add(each);
      }
      return [...found].filter((each) => sex === undefined || sexes[each] === sex).sort((one, other) => one - other);
    },
  };
}
