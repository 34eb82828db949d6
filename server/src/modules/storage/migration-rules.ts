/** What a gateway of the version before may read, or need to write. */
const harmful = [
  /^drop (?:table|type|view|index|schema)\b/i,
  /^alter table .* (?:drop (?:column|constraint)|rename)\b/i,
  /^alter table .* alter column .* (?:type|set not null|drop default)\b/i,
  /^alter table .* add column (?!.*\bdefault\b).*\bnot null\b/i,
  /^truncate\b/i,
];
/** A rule for rows that a table had not before. */
const constraining = [
  /^alter table "?(\w+)"? .*add constraint\b/i,
  /^create unique index .* on "?(?:public"?\."?)?(\w+)"?/i,
];
/** A comment that says why a statement harms no gateway any more. */
const contracting = /^-- Contracts: .+/;

/** The statements of a migration after which a gateway of the version before would fail. */
export function harmToOlderGateways(migration: string): string[] {
  const created = new Set([...migration.matchAll(/create (?:unlogged )?table "?(\w+)"?/gi)].map(([, name]) => name));
  return migration
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => !contracting.test(statement))
    .map((statement) => statement.replace(/^(?:--.*\n)+/, '').replace(/;$/, ''))
    .filter((statement) => {
      const flat = statement.replace(/\s+/g, ' ');
      if (harmful.some((pattern) => pattern.test(flat))) return true;
      const table = constraining.map((pattern) => pattern.exec(flat)?.[1]).find((name) => name !== undefined);
      return table !== undefined && !created.has(table);
    });
}
