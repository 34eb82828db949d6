import type { PlayableOf, Relation, RelationKind } from '@manna/shared/contracts';
import type { Kin, Person } from './kin';

export type AskedKin = PlayableOf<'family-quiz'>['levels'][number][number]['kin'];

/** How one comes from the person whom a question names to the one who is asked for. */
interface Way {
  readonly sex: 'male' | 'female';
  /** The steps of a question, on the father's side. */
  readonly asked: readonly RelationKind[];
  /** The steps for which the answer is true as well. */
  readonly also?: readonly (readonly RelationKind[])[];
}

const parent = ['father', 'mother'] as const;

const ways: Readonly<Record<AskedKin, Way>> = {
  father: { sex: 'male', asked: ['father'] },
  mother: { sex: 'female', asked: ['mother'] },
  husband: { sex: 'male', asked: ['spouse'] },
  wife: { sex: 'female', asked: ['spouse'] },
  son: { sex: 'male', asked: ['child'] },
  daughter: { sex: 'female', asked: ['child'] },
  brother: { sex: 'male', asked: ['sibling'] },
  sister: { sex: 'female', asked: ['sibling'] },
  grandfather: { sex: 'male', asked: ['father', 'father'], also: [parent, parent] },
  grandson: { sex: 'male', asked: ['child', 'child'] },
  'great-grandfather': { sex: 'male', asked: ['father', 'father', 'father'], also: [parent, parent, parent] },
  'great-grandson': { sex: 'male', asked: ['child', 'child', 'child'] },
};

/** Someone who is asked for, and the passages that state each step to them. */
export interface Found {
  readonly person: Person;
  readonly passages: readonly string[];
}

/** Every way of some steps from a person, each as the relations that it goes over. */
function waysFrom(kin: Kin, id: string, steps: readonly (readonly RelationKind[])[]): readonly (readonly Relation[])[] {
  const [kinds, ...rest] = steps;
  if (!kinds) return [[]];
  return kin.of(id, ...kinds).flatMap((step) => waysFrom(kin, step.to, rest).map((further) => [step, ...further]));
}

/** What states that two people are siblings: a passage, or those that name a parent of both. */
function siblingPassages(kin: Kin, tie: Relation): readonly (string | undefined)[] {
  if (tie.osis !== undefined) return [tie.osis];
  const own = kin.of(tie.from, ...parent);
  const shared = kin.of(tie.to, ...parent).find(({ to }) => own.some((other) => other.to === to));
  return [own.find(({ to }) => to === shared?.to)?.osis, shared?.osis];
}

/** Who of one sex is this kin to a person, if a passage states each step to them. */
export function askedFor(kin: Kin, asked: AskedKin, of: string): Found[] {
  const { sex, asked: steps } = ways[asked];
  return waysFrom(
    kin,
    of,
    steps.map((kind) => [kind]),
  ).flatMap((way): Found[] => {
    const person = kin.people.get(way.at(-1)?.to ?? '');
    const passages = way.flatMap((tie) => (tie.kind === 'sibling' ? siblingPassages(kin, tie) : [tie.osis]));
    if (person?.sex !== sex || person.id === of || !passages.every((osis) => osis !== undefined)) return [];
    return [{ person, passages: [...new Set(passages)] }];
  });
}

/** Everyone who may be this kin to a person; an answer must not be right by accident. */
export function rightAnswers(kin: Kin, asked: AskedKin, of: string): ReadonlySet<string> {
  const { asked: steps, also } = ways[asked];
  const right = new Set(waysFrom(kin, of, also ?? steps.map((kind) => [kind])).flatMap((way) => way.at(-1)?.to ?? []));
  // Who has a child together is not asked for as no husband or wife.
  if (asked === 'husband' || asked === 'wife')
    for (const { to } of kin.of(of, 'child')) for (const other of kin.of(to, ...parent)) right.add(other.to);
  return right;
}

/** Whether the family of someone is known well enough to say that they are not this kin to a person. */
export function isSurelyNot(kin: Kin, asked: AskedKin, other: string): boolean {
  const { asked: steps } = ways[asked];
  const generations = steps[0] === 'child' ? steps.length : steps[0] === 'sibling' ? 1 : 0;
  return (
    waysFrom(
      kin,
      other,
      Array.from({ length: generations }, () => ['father'] as const),
    ).length > 0
  );
}
