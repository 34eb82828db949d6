import type { Lineage } from '@manna/shared/contracts';
import { readReferences } from '../../../base/bible/find-references';
import { inCanonOrder, versesOf } from '../../../base/bible/reference-verses';
import { slugOfName } from '../../../base/entries/slug-of-name';
import type { AuthoredContent } from '../../authored/authored';
import type { Fault } from '../../authored/fault';
import { passageOf } from './kin-passages';
import type { BearerKin, Relative } from './name-kin';
import type { NamedEntries } from './named-entries';
import { freeKey, type namedKin } from './named-kin';
import { relativeOf } from './written-kin';

/** A member of a lineage. */
interface LineMember {
  readonly self: Relative;
  readonly verses: readonly number[];
  /** The verses that call the member a child of the one before; empty if none does. */
  readonly childOf: readonly number[];
}

/** The members of lineages by the slug of the lineage, and the faults of these. */
export interface Lines {
  readonly lines: ReadonlyMap<string, readonly LineMember[]>;
  readonly faults: readonly Fault[];
}

/** The verses that name both, or two that follow each other, as where Luke names the son before the father. */
function sharedVerses(one: readonly number[], other: readonly number[]): readonly number[] {
  const both = one.filter((verse) => other.includes(verse));
  if (both.length > 0) return both;
  return inCanonOrder(
    one.flatMap((verse) => other.flatMap((next) => (Math.abs(next - verse) === 1 ? [verse, next] : []))),
  );
}

/** Finds who the members of lineages are. A member must be named in one of the verses of the person's entry. */
export function readLines({ lineages }: Pick<AuthoredContent, 'lineages'>, { people, pageOf }: NamedEntries): Lines {
  const faults: Fault[] = [];
  const lines = lineages.map(({ file, slug, data: { fatherToSon = false, members }, lineOf }) => {
    const found: LineMember[] = [];
    for (const [index, { name, person, apart = false, references }] of members.entries()) {
      const verses = inCanonOrder(readReferences(references).flatMap(versesOf));
      const entry = person === undefined ? undefined : people.get(person);
      const fault = (sentence: string) =>
        faults.push({ file, line: lineOf('members', index, person === undefined ? 'name' : 'person'), sentence });
      if (person !== undefined && !entry) fault(`${person} is not an entry of one person.`);
      if (entry && !entry.verses.some((verse) => verses.includes(verse)))
        fault(`No verse of ${name} is also one of ${entry.pagePath}.`);
      const before = fatherToSon && !apart ? found.at(-1) : undefined;
      const childOf = before ? sharedVerses(verses, before.verses) : [];
      if (before && childOf.length === 0) fault(`No verse of ${name} is also one of ${before.self.name}.`);
      const named = { name, person: undefined, page: pageOf(name, verses), identity: `${slug} ${index}` };
      found.push({ self: entry ? relativeOf(entry) : named, verses, childOf });
    }
    return [slug, found] as const;
  });
  return { lines: new Map(lines), faults };
}

/** The kin that lineages from father to son state, from both sides. */
export const kinOfLines = ({ lines }: Lines): BearerKin[] =>
  [...lines.values()].flatMap((members) =>
    members.flatMap(({ self, childOf: verses }, index): BearerKin[] => {
      const father = members[index - 1]?.self;
      if (!father || verses.length === 0) return [];
      return [
        { self, kin: [{ kind: 'father', as: 'child', other: father, verses }] },
        { self: father, kin: [{ kind: 'child', as: 'son', other: self, verses }] },
      ];
    }),
  );

/**
 * What a lineage tells of the family tree, by the index of the member: who somebody without an entry is, which is told by the
 * family of the father or of a child if these have entries, and whose child the member is.
 */
export function treeOfLine(
  slug: string,
  { lines }: Lines,
  named: ReturnType<typeof namedKin>,
): Pick<Lineage['members'][number], 'key' | 'path' | 'childOf'>[] {
  const members = lines.get(slug) ?? [];
  const taken = new Set<string>();
  const inFamily = ({ name, page }: Relative, of: Relative | undefined, kind: 'child' | 'father') =>
    named
      .get(of?.person?.id ?? '')
      ?.find((one) => one.kind === kind && (page ? one.path === page.pagePath : one.name === name))?.key;
  const ownKey = ({ name }: Relative) => {
    const key = freeKey(`${slug}.${slugOfName(name)}`, taken);
    taken.add(key);
    return key;
  };
  return members.map(({ self, childOf }, index) => {
    const osis = passageOf(childOf);
    const next = members[index + 1];
    const isFather = next !== undefined && next.childOf.length > 0;
    const stated = osis === undefined ? {} : { childOf: osis };
    const path = self.page ? { path: self.page.pagePath } : {};
    if (self.person || (osis === undefined && !isFather)) return { ...path, ...stated };
    const known =
      (osis === undefined ? undefined : inFamily(self, members[index - 1]?.self, 'child')) ??
      (isFather ? inFamily(self, next.self, 'father') : undefined);
    return { key: known ?? ownKey(self), ...path, ...stated };
  });
}
