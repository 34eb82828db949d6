import type pg from 'pg';

/** A table of the database. */
export interface Table {
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
}

/** Writes a name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const TABLES = `
  select tables.table_name as name,
    (select array_agg(column_name::text order by ordinal_position) from information_schema.columns
      where columns.table_schema = 'public' and columns.table_name = tables.table_name and is_generated = 'NEVER') as columns
  from information_schema.tables
  join pg_class on pg_class.oid = format('public.%I', table_name)::regclass
  -- Unlogged tables hold what a crash may forget.
  where table_schema = 'public' and table_type = 'BASE TABLE' and relpersistence = 'p'
  order by table_name`;

const REFERENCES = `
  select child.relname as table, parent.relname as referred
  from pg_constraint
  join pg_class as child on child.oid = conrelid
  join pg_class as parent on parent.oid = confrelid
  where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`;

/** The tables of the site, each after those that it refers to. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const { rows: references } = await client.query<{ table: string; referred: string }>(REFERENCES);
  const ordered: Table[] = [];
  const add = (table: Table, above: readonly string[]): void => {
    if (ordered.includes(table)) return;
    if (above.includes(table.name)) throw new Error(`The tables ${above.join(', ')} refer to each other in a circle`);
    for (const { referred } of references.filter((reference) => reference.table === table.name)) {
      const parent = tables.find(({ name }) => name === referred);
      if (parent) add(parent, [...above, table.name]);
    }
    ordered.push(table);
  };
  for (const table of tables) add(table, []);
  return ordered;
}

/** Hashes of the migrations that the database has, in order; empty if it has no tables of a gateway. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  const { rows: migrations } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return migrations.map(({ hash }) => hash);
}
