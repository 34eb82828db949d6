import type { Lineage } from '@manna/shared/contracts';
import type { KinPerson, Tie } from './kin-graph';

type Members = Lineage['members'];

/**
 * The people without an entry whom lineages name, and a tie for each member whom the text calls a child of the one before.
 * `slugs` has the people with entries, by id.
 */
export function lineageTies(
  lineages: readonly { readonly members: Members }[],
  slugs: ReadonlyMap<string, string>,
): { people: KinPerson[]; ties: Tie[] } {
  const slugOf = ({ person, key }: Members[number]) => (person === undefined ? key : slugs.get(person));
  const people = lineages.flatMap(({ members }) =>
    members.flatMap(({ name, key, path = null }): KinPerson[] =>
      key === undefined ? [] : [{ slug: key, name, title: null, sex: 'male', hasPage: false, path }],
    ),
  );
  const ties = lineages.flatMap(({ members }) =>
    members.flatMap((member, index): Tie[] => {
      const before = members[index - 1];
      const [person, relative] = [slugOf(member), before && slugOf(before)];
      const osis = member.childOf;
      return osis === undefined || person === undefined || relative === undefined
        ? []
        : [{ person, relative, kind: 'father', osis }];
    }),
  );
  return { people, ties };
}
