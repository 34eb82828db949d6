import type { Entry, NamedKin } from '@manna/shared/contracts';
import { passageOf } from './kin-passages';
import type { BearerKin, KnownKin } from './name-kin';

type Kind = NamedKin['kind'];
type Sex = NonNullable<NamedKin['sex']>;

/** What one family says of a relative who has no entry. */
interface Statement {
  readonly holder: Entry;
  readonly kind: Kind;
  readonly known: KnownKin;
}

const kinds: ReadonlySet<string> = new Set<Kind>(['father', 'mother', 'spouse', 'child', 'sibling']);
const isTold = (kind: KnownKin['kind']): kind is Kind => kinds.has(kind);

const sexOfEntry = (entry: Entry): Sex | undefined => (entry.typename === 'Person' ? entry.sex : undefined);

function sexOf({ holder, kind, known: { as } }: Statement): Sex | undefined {
  if (kind === 'father') return 'male';
  if (kind === 'mother') return 'female';
  if (kind === 'spouse') return sexOfEntry(holder) === 'female' ? 'male' : 'female';
  return as === 'child' ? undefined : as === 'daughter' ? 'female' : 'male';
}

/** The name, or the entry that lists its bearers. */
const identityOf = ({ known: { other } }: Statement) => other.page?.id ?? other.name.toLowerCase();

const childOf = ({ holder, kind }: Statement): Sex | undefined =>
  kind === 'child' ? (sexOfEntry(holder) ?? 'male') : undefined;

/** What a person with an entry is to another one: `kindOf(david, solomon)` has 'child'. */
type KindOf = (self: string, other: string) => ReadonlySet<KnownKin['kind']>;

function kindsOf(families: ReadonlyMap<string, BearerKin>): KindOf {
  const kinds = new Map<string, Set<KnownKin['kind']>>();
  for (const [id, { kin }] of families) {
    for (const { kind, other } of kin) {
      if (!other.person) continue;
      const pair = `${id} ${other.person.id}`;
      kinds.set(pair, (kinds.get(pair) ?? new Set<KnownKin['kind']>()).add(kind));
    }
  }
  const none: ReadonlySet<KnownKin['kind']> = new Set();
  return (self, other) => kinds.get(`${self} ${other}`) ?? none;
}

/** What one holder must be to the other if a relative who is this to the one and that to the other is one person. */
const sameIf: Readonly<Partial<Record<`${Kind} ${Kind}`, readonly KnownKin['kind'][]>>> = {
  'child child': ['spouse', 'concubine', 'concubineOf'],
  'spouse mother': ['child'],
  'spouse father': ['child'],
  'child sibling': ['child'],
};

const isOneFamily = (one: Statement, other: Statement, kindOf: KindOf): boolean =>
  sameIf[`${one.kind} ${other.kind}`]?.some((kind) => kindOf(one.holder.id, other.holder.id).has(kind)) ?? false;

/**
 * Whether statements are about one person: a verse has the name for both, or the holders are of one family, as the parents of a
 * son. Nobody gets two fathers by it or is kin of somebody in two ways, as in 'Azariah begat Johanan, and Johanan begat Azariah'.
 */
function isSame(all: readonly Statement[], statement: Statement, kindOf: KindOf): boolean {
  const clashes = all.some(
    (one) =>
      one.holder.id === statement.holder.id || (childOf(one) !== undefined && childOf(one) === childOf(statement)),
  );
  const isInOneVerse = ({ known }: Statement) => known.verses.some((verse) => statement.known.verses.includes(verse));
  return (
    !clashes &&
    all.some((one) => isInOneVerse(one) || isOneFamily(one, statement, kindOf) || isOneFamily(statement, one, kindOf))
  );
}

/** The key, or with a number if it is taken. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(number === 1 ? key : `${key}-${number}`)) number += 1;
  return number === 1 ? key : `${key}-${number}`;
}

/** 'david.nathan': the name with a person whose kin it is. */
function keyOf({ holder, known: { other } }: Statement, taken: ReadonlySet<string>): string {
  const words = other.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return freeKey(`${holder.slug}.${words}`, taken);
}

/** Whether verses name two fathers or two mothers, of whom relations decide if they can: Jehu is a son of Jehoshaphat and of Nimshi. */
const isDoubtful = ({ kind }: KnownKin, kin: readonly KnownKin[]): boolean =>
  (kind === 'father' || kind === 'mother') && kin.filter((one) => one.kind === kind).length > 1;

function statementsOf(families: ReadonlyMap<string, BearerKin>): Statement[] {
  return [...families.values()].flatMap(({ self: { person: holder }, kin }) =>
    kin.flatMap((known) => {
      const isNamed = !known.other.person && !isDoubtful(known, kin);
      return holder && isNamed && isTold(known.kind) ? [{ holder, kind: known.kind, known }] : [];
    }),
  );
}

/** The statements about each person, of all families. */
function byPerson(statements: readonly Statement[], kindOf: KindOf): Statement[][] {
  const people = new Map<string, Statement[][]>();
  for (const statement of statements) {
    const bearers = people.get(identityOf(statement)) ?? [];
    people.set(identityOf(statement), bearers);
    const same = bearers.find((all) => isSame(all, statement, kindOf));
    if (same) same.push(statement);
    else bearers.push([statement]);
  }
  return [...people.values()].flat();
}

/**
 * Returns the relatives whom the text of an entry names and who have no entry of their own, by the id of the person whose kin they
 * are, in the order of the text.
 */
export function namedKin(families: ReadonlyMap<string, BearerKin>): ReadonlyMap<string, readonly NamedKin[]> {
  const statements = statementsOf(families);
  const people = new Map<Statement, Pick<NamedKin, 'key' | 'sex'>>();
  const taken = new Set<string>();
  for (const all of byPerson(statements, kindsOf(families))) {
    const [first] = all;
    if (!first) continue;
    const key = keyOf(first, taken);
    taken.add(key);
    const sex = all.map(sexOf).find((one) => one !== undefined);
    for (const one of all) people.set(one, { key, ...(sex !== undefined && { sex }) });
  }
  const found = new Map<string, NamedKin[]>();
  for (const statement of statements) {
    const person = people.get(statement);
    if (!person) continue;
    const { holder, kind, known } = statement;
    const { name, page } = known.other;
    const osis = passageOf(known.verses);
    const told = { ...person, kind, name, ...(page && { path: page.pagePath }), ...(osis !== undefined && { osis }) };
    const others = found.get(holder.id);
    if (others) others.push(told);
    else found.set(holder.id, [told]);
  }
  return found;
}

/** Adds to a person the relatives without an entry. */
export function withNamedKin(entry: Entry, kin: ReturnType<typeof namedKin>): Entry {
  if (entry.typename !== 'Person') return entry;
  const named = kin.get(entry.id);
  return named ? { ...entry, namedKin: [...named] } : entry;
}
