import type { RelationKind } from '@manna/shared/contracts';
import type { Family, KinPerson, KinTie } from './kin';

/** The next person of a path, and what they are to the one before. */
interface Step {
  readonly person: KinPerson;
  readonly kind: RelationKind;
  readonly osis: string | null;
}

/** A family with everyone whom a path from a person leads over, also those of further generations. */
export function withPath({ people, ties }: Family, self: string, steps: readonly Step[] | null | undefined): Family {
  const known = new Map(people.map((person) => [person.slug, person]));
  const all = [...ties];
  let before = self;
  for (const { person, kind, osis } of steps ?? []) {
    const sex = known.get(before)?.sex;
    known.set(person.slug, known.get(person.slug) ?? person);
    const tie: KinTie =
      kind === 'descendants'
        ? { person: person.slug, relative: before, kind: 'ancestor', osis }
        : kind === 'child'
          ? { person: person.slug, relative: before, kind: sex === 'female' ? 'mother' : 'father', osis }
          : { person: before, relative: person.slug, kind, osis };
    const isKnown = ties.some(
      (one) =>
        [one.person, one.relative].includes(before) &&
        [one.person, one.relative].includes(person.slug) &&
        (one.kind === tie.kind || one.person === tie.person),
    );
    if (!isKnown) all.push(tie);
    before = person.slug;
  }
  return { people: [...known.values()], ties: all };
}
