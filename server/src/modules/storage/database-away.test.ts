import pg from 'pg';
import { databaseAway } from './database-away';

const fromPostgres = (message: string, fields: Partial<pg.DatabaseError>) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), fields);
/** As the query builder and GraphQL wrap it. */
const wrapped = (error: Error) =>
  Object.assign(new Error('Unexpected error.'), { originalError: new Error('Failed query', { cause: error }) });

test.each([
  ['that stops', { severity: 'FATAL', code: '57P01' }],
  ['that ends in a panic', { severity: 'PANIC', code: 'XX000' }],
  ['that has stopped a statement that took too long', { severity: 'ERROR', code: '57014' }],
  ['whose disk is full', { severity: 'ERROR', code: '53100' }],
  ['whose disk is broken', { severity: 'ERROR', code: '58030' }],
])('a PostgreSQL %s is away', (_kind, fields) => {
  expect(databaseAway(wrapped(fromPostgres('the reason', fields)))).toBe('the reason');
});

test.each([
  ['could not open file "base/5/16386": Read-only file system', true],
  ['could not open file "global/pg_filenode.map": Permission denied', true],
  ['could not extend file "base/5/16386": File too large', true],
  ['permission denied for table entries', false],
])('whether a PostgreSQL that says “%s” is away: %s', (message, isAway) => {
  const reason = databaseAway(wrapped(fromPostgres(message, { severity: 'ERROR', code: '42501' })));
  expect(reason).toBe(isAway ? message : undefined);
});

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('a PostgreSQL whose client says “%s” is away', (message) => {
  expect(databaseAway(wrapped(new Error(message)))).toBe(message);
});

test('a PostgreSQL that refuses a statement is not away', () => {
  const refused = fromPostgres('no such table', { severity: 'ERROR', code: '42P01' });
  expect(databaseAway(wrapped(refused))).toBeUndefined();
});
