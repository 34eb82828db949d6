import type pg from 'pg';
import type { Tracer } from './tracer';

const statementPattern = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)\b/i;
const tablePattern = /\b(?:from|into|update)\s+"?(?:public"?\."?)?([a-z_]+)"?/i;

/** What a statement does, and with which table: names of our own schema. The text stays out, and so do the values. */
function summaryOf(statement: unknown): { operation: string; table: string } {
  const text = typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text') ?? '');
  return {
    operation: statementPattern.exec(text)?.[1]?.toLowerCase() ?? 'unknown',
    table: tablePattern.exec(text)?.[1]?.toLowerCase() ?? '',
  };
}

type Query = (...values: unknown[]) => unknown;

/** Makes a span of each statement, of the pool and of the connections that transactions take from it. */
export function followStatements(pool: pg.Pool, tracer: Tracer): void {
  const follow =
    (query: Query): Query =>
    (...values) => {
      const { operation, table } = summaryOf(values[0]);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== '' && { 'db.collection.name': table }),
      };
      const span = tracer.begin(`${operation} ${table}`.trim(), tracer.kinds.CLIENT, attributes);
      const result = query(...values);
      // With a callback there is no promise; drizzle uses none.
      if (!(result instanceof Promise)) {
        span.end();
        return result;
      }
      return result
        .catch((error: unknown) => {
          span.fail();
          throw error;
        })
        .finally(() => span.end());
    };
  const query = pool.query.bind(pool) as Query;
  pool.query = follow(query) as typeof pool.query;
  const connect = pool.connect.bind(pool) as (...values: unknown[]) => unknown;
  const followed = (...values: unknown[]): unknown => {
    // The pool itself takes connections with a callback, for statements that are followed already.
    if (values.length > 0) return connect(...values);
    return (connect() as Promise<pg.PoolClient>).then((client) => {
      const own = client.query.bind(client) as Query;
      const release = client.release.bind(client);
      client.query = follow(own) as typeof client.query;
      client.release = (reason) => {
        Reflect.deleteProperty(client, 'query');
        release(reason);
      };
      return client;
    });
  };
  pool.connect = followed as typeof pool.connect;
}
