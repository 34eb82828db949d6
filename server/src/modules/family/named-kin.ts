import type { NamedKin } from '@manna/shared/contracts';
import type { KinPerson, Tie } from './kin-graph';

/** A person with the relatives that only the person's entry names. */
interface Holder extends Pick<KinPerson, 'slug' | 'sex'> {
  readonly namedKin: readonly NamedKin[] | null;
}

function tieOf({ slug, sex }: Holder, { key, kind, osis: stated }: NamedKin): Tie {
  const osis = stated ?? null;
  if (kind === 'child') return { person: key, relative: slug, kind: sex === 'female' ? 'mother' : 'father', osis };
  return { person: slug, relative: key, kind, osis };
}

/** Relatives without a page, as people and ties of the graph. Who is kin of several people is one person. */
export function namedPeople(holders: readonly Holder[]): { people: KinPerson[]; ties: Tie[] } {
  const all = holders.flatMap((holder) => (holder.namedKin ?? []).map((named) => ({ holder, named })));
  const people = new Map(
    all.map(({ named: { key, name, sex = null, path = null } }): [string, KinPerson] => [
      key,
      { slug: key, name, title: null, sex, hasPage: false, path },
    ]),
  );
  return { people: [...people.values()], ties: all.map(({ holder, named }) => tieOf(holder, named)) };
}
