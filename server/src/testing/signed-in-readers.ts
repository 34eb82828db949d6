import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readers } from '../modules/storage/reader-schema';
import type { ReaderOf } from '../modules/user-data/user-data-routes';

/** The header that says who is signed in, in place of a session. */
const READER_HEADER = 'x-reader';

export const readerOfHeader: ReaderOf = ({ headers }) => {
  const id = headers[READER_HEADER];
  return Promise.resolve(typeof id === 'string' ? { id } : null);
};

/** Headers of a request from a page of the site, by a signed-in reader. */
export const headersOf = (reader: string) => ({ 'sec-fetch-site': 'same-origin', [READER_HEADER]: reader });

/** The database of a gateway, for what a test does beside it. */
export function openBeside(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The tests take the database away.
  pool.on('error', () => undefined);
  const db = drizzle(pool);
  return {
    db,
    /** Adds a reader who has signed in before. Returns their id. */
    async addReader(): Promise<string> {
      const subject = randomUUID();
      const account = {
        issuer: 'https://accounts.example.org',
        subject,
        name: 'Ruth',
        email: `${subject}@example.org`,
      };
      const [added] = await db.insert(readers).values(account).returning({ id: readers.id });
      return added?.id ?? '';
    },
    close: () => pool.end(),
  };
}
