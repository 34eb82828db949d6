import type { RelationKind } from '../../contracts';

const pairs: readonly (readonly [RelationKind, RelationKind])[] = [
  ['birthEvent', 'birthOf'],
  ['deathEvent', 'deathOf'],
  ['birthPlace', 'bornHere'],
  ['deathPlace', 'diedHere'],
  ['participant', 'tookPartIn'],
  ['happenedAt', 'sceneOf'],
  ['partOf', 'holds'],
  ['memberOf', 'member'],
  ['ancestor', 'descendants'],
  ['home', 'homeOf'],
  ['spouse', 'spouse'],
  ['sibling', 'sibling'],
  ['kin', 'kin'],
  ['related', 'related'],
];

const inverses = new Map<RelationKind, RelationKind>(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/**
 * What `from` is to `to`, if `kind` is what `to` is to `from`. The inverse of 'child' is 'father' or 'mother', which
 * the parent's sex decides: 'father' unless the parent is a woman.
 */
export function inverseOf(kind: RelationKind, from?: { sex?: 'male' | 'female' | undefined }): RelationKind {
  if (kind === 'father' || kind === 'mother') return 'child';
  if (kind === 'child') return from?.sex === 'female' ? 'mother' : 'father';
  return inverses.get(kind) ?? 'related';
}
