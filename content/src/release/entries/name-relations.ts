import type { Entry } from '@manna/shared/contracts';
import { verseOsisId } from '@manna/shared/domain';
import type { StatedKin } from '../names/derived-name';
import type { PlacedName } from './merge-names';
import type { RelationSet } from '../../base/entries/relation-set';

type Parent = 'father' | 'mother';
type Evidence = NonNullable<Entry['evidence']>[number];
interface Parenthood {
  readonly child: string;
  readonly role: Parent;
  readonly parent: string;
}

/** The kinship of names in the text, as far as both names are entries. */
export interface NameKinship {
  /** What the text states, as evidence for entries, by entry id. */
  readonly evidence: ReadonlyMap<string, readonly Evidence[]>;
  /** Statements in which one side is not an entry. Only authored entries can describe them. */
  readonly unrelated: readonly { readonly name: PlacedName; readonly kin: StatedKin }[];
}

const kinKey = ({ child, parent }: Parenthood) => `${child} ${parent}`;

/** Known parents by child. */
class Descent {
  private readonly parents = new Map<string, Map<Parent, string>>();

  parent(child: string, role: Parent): string | undefined {
    return this.parents.get(child)?.get(role);
  }

  private descendsFrom(person: string, ancestor: string): boolean {
    return (
      person === ancestor ||
      [...(this.parents.get(person)?.values() ?? [])].some((parent) => this.descendsFrom(parent, ancestor))
    );
  }

  /** Adds a parent. Returns false if a person would get two fathers or become their own ancestor. */
  add({ child, role, parent }: Parenthood): boolean {
    const known = this.parents.get(child) ?? new Map<Parent, string>();
    if (known.has(role)) return known.get(role) === parent;
    if (this.descendsFrom(parent, child)) return false;
    this.parents.set(child, known.set(role, parent));
    return true;
  }
}

function parenthood(kind: StatedKin['kind'], self: Entry, other: Entry): Parenthood | undefined {
  const [child, parent] = kind === 'child' ? [other, self] : [self, other];
  if (child.typename !== 'Person' || parent.typename !== 'Person') return undefined;
  const role = kind === 'child' ? (parent.sex === 'female' ? 'mother' : 'father') : kind;
  const fits = role === 'mother' ? parent.sex === 'female' : parent.sex !== 'female';
  return fits ? { child: child.id, role, parent: parent.id } : undefined;
}

/**
 * Adds relations from the text. A parent and child are related as such if each name has only one bearer and neither
 * authored content nor another statement contradicts it; otherwise they are just related. A name is also related to
 * each of its bearers who has an entry.
 */
export function addNameRelations(
  placed: readonly PlacedName[],
  entries: readonly Entry[],
  authoredParents: readonly Parenthood[],
  relations: RelationSet,
): NameKinship {
  const byKey = new Map(placed.map((one) => [one.name.key, one]));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const descent = new Descent();
  for (const stated of authoredParents) descent.add(stated);
  const evidence = new Map<string, Evidence[]>();
  const unrelated: { name: PlacedName; kin: StatedKin }[] = [];
  const sure = new Map<string, Parenthood>();
  for (const one of placed) {
    if (one.id !== undefined) for (const bearer of one.bearers) relations.add(one.id, 'related', bearer);
    const self = one.id === undefined ? undefined : byId.get(one.id);
    for (const kin of one.name.kin) {
      const there = byKey.get(kin.key);
      const other = there?.id === undefined ? undefined : byId.get(there.id);
      if (!self || !there || !other) {
        unrelated.push({ name: one, kin });
        continue;
      }
      const found = `${kin.kind}: ${there.name.name} (${kin.key}), ${verseOsisId(kin.verse) ?? ''}`;
      evidence.set(self.id, [...(evidence.get(self.id) ?? []), { rule: 'kinship stated in the text', found }]);
      const stated = one.single && there.single ? parenthood(kin.kind, self, other) : undefined;
      if (stated) sure.set(kinKey(stated), stated);
      else relations.add(self.id, 'related', other.id);
    }
  }
  const rivals = new Map<string, Parenthood[]>();
  for (const stated of sure.values()) {
    const role = `${stated.child} ${stated.role}`;
    rivals.set(role, [...(rivals.get(role) ?? []), stated]);
  }
  for (const stated of rivals.values()) {
    for (const one of stated) {
      // If the text names two fathers, neither counts unless authored content decides.
      const decided = stated.length === 1 || descent.parent(one.child, one.role) === one.parent;
      if (decided && descent.add(one)) relations.add(one.child, one.role, one.parent);
      else relations.add(one.child, 'related', one.parent);
    }
  }
  return { evidence, unrelated };
}
