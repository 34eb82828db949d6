import type { Lineage, NamedKin } from '@manna/shared/contracts';
import { sql } from 'drizzle-orm';
import { sortName } from '../content/sort-name';
import type { Database } from '../storage/storage';
import { lineageTies } from './lineage-ties';
import { plainTies, type KinGraph, type KinPerson, type Tie, type TieKind } from './kin-graph';
import { namedPeople } from './named-kin';

interface PersonRow extends Record<string, unknown>, KinPerson {
  id: string;
  namedKin: readonly NamedKin[] | null;
}
interface TieRow extends Record<string, unknown> {
  from_entry: string;
  to_entry: string;
  kind: TieKind;
  osis: string | null;
}

const personColumns = sql`slug, name, title, data ->> 'sex' as sex, true as "hasPage", page_path as path`;

/** The graph of the release that was read last, by database: it is the same for all requests, and takes some 1 MB. */
const graphs = new WeakMap<Database, { release: string; graph: Promise<KinGraph> }>();

/** Reads the kinship of one content release. */
export class FamilyRepository {
  readonly #db: Database;
  readonly #release: string;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
  }

  /** Everyone who has kin, by name, and every tie between them. Read once for a release. */
  graph(): Promise<KinGraph> {
    const known = graphs.get(this.#db);
    if (known?.release === this.#release) return known.graph;
    const read = { release: this.#release, graph: this.#read() };
    graphs.set(this.#db, read);
    // The next request tries again.
    read.graph.catch(() => graphs.get(this.#db) === read && graphs.delete(this.#db));
    return read.graph;
  }

  async #read(): Promise<KinGraph> {
    const { rows } = await this.#db.execute<TieRow>(sql`
      select from_entry, to_entry, kind, osis from relations
      where release = ${this.#release} and kind in ('father', 'mother', 'spouse', 'sibling', 'kin', 'ancestor')
      order by position`);
    const { rows: lineages } = await this.#db.execute<Pick<Lineage, 'members'>>(sql`
      select data -> 'members' as members from lineages where release = ${this.#release} order by position`);
    const { rows: people } = await this.#db.execute<PersonRow>(sql`
      select id, ${personColumns}, data -> 'namedKin' as "namedKin" from entries
      where release = ${this.#release} and collection = 'people' and (data -> 'namedKin' is not null or id in (
        select from_entry from relations
        where release = ${this.#release} and (kind in ('father', 'mother', 'child', 'spouse', 'sibling', 'kin')
          or kind in ('ancestor', 'descendants') and to_entry in (
            select id from entries where release = ${this.#release} and collection = 'people'))) or id in (
        select member ->> 'person' from lineages, json_array_elements(data -> 'members') as member
        where release = ${this.#release} and data::text like '%"childOf"%'))
      order by sort_name, id`);
    const slugs = new Map(people.map(({ id, slug }) => [id, slug]));
    const ties = rows.flatMap(({ from_entry, to_entry, kind, osis }): Tie[] => {
      const [person, relative] = [slugs.get(from_entry), slugs.get(to_entry)];
      return person === undefined || relative === undefined ? [] : [{ person, relative, kind, osis }];
    });
    const named = namedPeople(people);
    const lines = lineageTies(lineages, slugs);
    return {
      people: new Map([...people, ...named.people, ...lines.people].map((person) => [person.slug, person])),
      ties: plainTies([...ties, ...named.ties, ...lines.ties]),
    };
  }

  /** The people with this slug, name or other name: who has the slug comes first, then the best known. */
  async bearersOf(written: string): Promise<KinPerson[]> {
    const name = written.trim().toLowerCase();
    const { rows } = await this.#db.execute<PersonRow>(sql`
      select id, ${personColumns} from entries
      where release = ${this.#release} and collection = 'people' and (slug = ${name} or id in (
          select entry from entry_names where release = ${this.#release} and name = ${sortName(written)}
        ) and (lower(name) = ${name}
          or exists (select 1 from json_array_elements_text(data -> 'aliases') as alias where lower(alias) = ${name})))
      order by (slug = ${name}) desc, json_array_length(data -> 'verses') desc, slug
      limit 20`);
    return rows;
  }
}
