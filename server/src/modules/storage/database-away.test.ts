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
])('a PostgreSQL %s is away', (_kind, fields) => {
  expect(databaseAway(wrapped(fromPostgres('the reason', fields)))).toBe('the reason');
});

test('a PostgreSQL that refuses a statement is not away', () => {
  const refused = fromPostgres('no such table', { severity: 'ERROR', code: '42P01' });
  expect(databaseAway(wrapped(refused))).toBeUndefined();
});
