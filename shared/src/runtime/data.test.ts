import { parse } from 'graphql';
import type { QueryDocument } from '../contracts';
import { createDataClient } from './data';
import { DataFailure } from './data-failure';

const question = Object.assign(parse('query Season { season }'), { __meta__: { hash: 'sha256:1' } }) as QueryDocument<
  unknown,
  Record<string, never>
>;

/** Sends a query to a data service that responds with this status and body. */
function ask(status: number, body: string, type = 'application/json'): Promise<unknown> {
  globalThis.fetch = () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
  return createDataClient('https://manna.example/data').query(question, {});
}

describe('a query to the site’s data service', () => {
  it('returns the data of the response', async () => {
    expect(await ask(200, '{"data":{"season":"spring"}}')).toEqual({ season: 'spring' });
  });

  it.each([401, 403, 500, 502, 503])('rejects with a DataFailure when the status is %d', async (status) => {
    const failure = ask(status, 'out of order', 'text/plain');
    await expect(failure).rejects.toBeInstanceOf(DataFailure);
    await expect(failure).rejects.toMatchObject({ status });
  });

  it('rejects with a plain error when the service itself is not found', async () => {
    await expect(ask(404, 'nothing here', 'text/plain')).rejects.not.toBeInstanceOf(DataFailure);
  });
});
