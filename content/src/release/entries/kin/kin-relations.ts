import type { Entry, RelationKind } from '@manna/shared/contracts';
import type { RelationSet } from '../../../base/entries/relation-set';
import type { BearerKin, KnownKin } from './name-kin';

type Parent = 'father' | 'mother';

/** That one person is the father or the mother of another, by the ids of their entries. */
export interface Parenthood {
  readonly child: string;
  readonly role: Parent;
  readonly parent: string;
}

/** Known parents by child. */
export class Descent {
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

  /** Returns pairs of children that share a parent, each pair once. */
  siblings(): (readonly [string, string])[] {
    const children = new Map<string, string[]>();
    for (const [child, parents] of this.parents) {
      for (const parent of parents.values()) children.set(parent, [...(children.get(parent) ?? []), child]);
    }
    return [...children.values()].flatMap((all) =>
      all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const)),
    );
  }
}

/** Kin of whom a relation says as much as the table. */
const equalOrFar: ReadonlySet<KnownKin['kind']> = new Set(['spouse', 'sibling', 'kin', 'ancestor', 'descendants']);
const parentage: ReadonlySet<KnownKin['kind']> = new Set(['father', 'mother', 'child']);

function parenthood({ kind }: KnownKin, self: Entry, other: Entry): Parenthood | undefined {
  if (!parentage.has(kind) || self.typename !== 'Person' || other.typename !== 'Person') return undefined;
  const [child, parent] = kind === 'child' ? [other, self] : [self, other];
  return { child: child.id, role: parent.sex === 'female' ? 'mother' : 'father', parent: parent.id };
}

/**
 * Adds the kin that the table of kin states. Returns one sentence for each child that would get two fathers or mothers,
 * or become an ancestor of itself.
 */
export function addWrittenRelations(all: readonly BearerKin[], descent: Descent, relations: RelationSet): string[] {
  return all.flatMap(({ self, kin }) =>
    kin.flatMap((one) => {
      const [person, other] = [self.person, one.other.person];
      if (!person || !other) return [];
      if (equalOrFar.has(one.kind)) relations.add(person.id, one.kind as RelationKind, other.id);
      // A concubine is no wife, and no kind of relation says what she is.
      if (one.kind === 'concubine') relations.add(person.id, 'related', other.id);
      const stated = parenthood(one, person, other);
      if (!stated) return [];
      if (!descent.add(stated)) return [`${self.name} cannot have ${one.other.name} as ${one.kind}.`];
      relations.add(stated.child, stated.role, stated.parent);
      return [];
    }),
  );
}

/**
 * Adds the kin that verses prove for persons with entries. If verses name two fathers for a child, neither counts unless
 * one is already known; the two entries are then only related. `descent` has the parents that are known already.
 */
export function addKinRelations(all: readonly BearerKin[], descent: Descent, relations: RelationSet): void {
  const rivals = new Map<string, Map<string, Parenthood | undefined>>();
  const addRival = (role: string, parent: string, stated: Parenthood | undefined) =>
    rivals.set(role, (rivals.get(role) ?? new Map<string, Parenthood | undefined>()).set(parent, stated));
  for (const { self, kin } of all) {
    for (const one of kin) {
      const [person, other] = [self.person, one.other.person];
      // A father without an entry is a rival too: Jehu is called the son of Jehoshaphat, and of Nimshi.
      if (person && !other && (one.kind === 'father' || one.kind === 'mother'))
        addRival(`${person.id} ${one.kind}`, one.other.identity, undefined);
      const [here, there] = [person ?? self.page, other ?? one.other.page];
      // An entry that lists the bearers of a name is a word, and is not related to them.
      const isLead = here?.typename !== 'DictionaryWord' && there?.typename !== 'DictionaryWord';
      if ((!person || !other) && here && there && isLead) relations.add(here.id, 'related', there.id);
      if (!person || !other) continue;
      if (one.kind === 'spouse') relations.add(person.id, 'spouse', other.id);
      const stated = parenthood(one, person, other);
      if (stated) addRival(`${stated.child} ${stated.role}`, stated.parent, stated);
    }
  }
  for (const stated of rivals.values()) {
    for (const one of stated.values()) {
      if (!one) continue;
      const decided = stated.size === 1 || descent.parent(one.child, one.role) === one.parent;
      if (decided && descent.add(one)) relations.add(one.child, one.role, one.parent);
      else relations.add(one.child, 'related', one.parent);
    }
  }
}

/**
 * Adds as siblings the persons whom one verse calls children of one parent that has no entry, or brothers and sisters of
 * one person. `Descent` knows the children of parents with entries. Father and son are not siblings: 'Ner the father of Abner
 * was the son of Abiel'.
 */
export function addSiblings(families: Iterable<BearerKin>, relations: RelationSet): void {
  const groups = new Map<string, Set<string>>();
  for (const { self, kin } of families) {
    for (const { kind, other, verses } of kin) {
      const isChild = (kind === 'father' || kind === 'mother') && !other.person;
      if (!self.person || !(isChild || kind === 'sibling')) continue;
      for (const verse of verses) {
        const key = `${isChild ? 'parent' : kind} ${other.person?.id ?? other.page?.id ?? other.name} ${verse}`;
        groups.set(key, (groups.get(key) ?? new Set<string>()).add(self.person.id));
      }
    }
  }
  for (const all of groups.values()) {
    const ids = [...all];
    for (const [index, one] of ids.entries()) {
      for (const other of ids.slice(index + 1)) {
        const known = relations.kinds(one, other);
        if (!known.has('father') && !known.has('mother') && !known.has('child')) relations.add(one, 'sibling', other);
      }
    }
  }
}
