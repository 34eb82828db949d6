import type { FamilyQuery } from '../../generated/graphql';

type Queried = NonNullable<FamilyQuery['family']>;
export type KinPerson = Omit<Queried['people'][number], '__typename'>;
export type KinTie = Omit<Queried['ties'][number], '__typename'>;

export interface Family {
  readonly people: readonly KinPerson[];
  readonly ties: readonly KinTie[];
}

/** What somebody is whom no generations join to a person: equal, further kin, or an ancestor over people without a name. */
export type BesideKind = 'spouse' | 'sibling' | 'kin' | 'ancestor';

/** A family by person. */
export interface Kin {
  readonly people: ReadonlyMap<string, KinPerson>;
  readonly ties: readonly KinTie[];
  /** Ties to the parents of a person, who are their `relative`. */
  parentsOf(slug: string): readonly KinTie[];
  /** Ties to the children of a person, who are their `person`. */
  childrenOf(slug: string): readonly KinTie[];
  /** Ties to those who are beside a person or far above, who are either of the two. */
  besideOf(slug: string, kind: BesideKind): readonly KinTie[];
}

export const isParentTie = ({ kind }: KinTie): boolean => kind === 'father' || kind === 'mother';

/** The other one of the two. */
export const otherOf = ({ person, relative }: KinTie, slug: string): string => (person === slug ? relative : person);

/** What the other one of a tie is to a person: the ancestor of one has the other as a descendant. */
export const kindBeside = ({ kind, relative }: KinTie, slug: string): KinTie['kind'] =>
  kind === 'ancestor' && relative === slug ? 'descendants' : kind;

export function kinOf({ people, ties }: Family): Kin {
  const all = new Map<string, KinTie[]>();
  for (const tie of ties) {
    for (const slug of [tie.person, tie.relative]) {
      const known = all.get(slug);
      if (known) known.push(tie);
      else all.set(slug, [tie]);
    }
  }
  const tiesOf = (slug: string) => all.get(slug) ?? [];
  return {
    people: new Map(people.map((person) => [person.slug, person])),
    ties,
    parentsOf: (slug) => tiesOf(slug).filter((tie) => isParentTie(tie) && tie.person === slug),
    childrenOf: (slug) => tiesOf(slug).filter((tie) => isParentTie(tie) && tie.relative === slug),
    besideOf: (slug, kind) => tiesOf(slug).filter((tie) => tie.kind === kind),
  };
}

/** Husbands and wives of a person, and the other parents of the person's children, each once. */
export const partnersOf = (kin: Kin, slug: string): string[] => [
  ...new Set([
    ...kin.besideOf(slug, 'spouse').map((tie) => otherOf(tie, slug)),
    ...kin
      .childrenOf(slug)
      .flatMap(({ person }) => kin.parentsOf(person).map(({ relative }) => relative))
      .filter((parent) => parent !== slug),
  ]),
];
