import type { UserData, UserDataChange } from '../../contracts';

/** The site's copy of a signed-in reader's state: serialized values by key. */
export interface UserDataRemote {
  /** Without keys, all that the site has. Keys without a saved value are missing. Rejects if the site does not respond. */
  fetch(keys?: readonly string[]): Promise<UserData['data']>;
  /** Resolves when the site has saved the change, with the values of its keys as they are now. */
  send(change: UserDataChange): Promise<UserData['data']>;
}

/** A response with another status than 200. */
export class UserDataFailure extends Error {
  constructor(
    doing: string,
    readonly status: number,
  ) {
    super(`User data could not be ${doing}: ${status}`);
  }
}

const ADDRESS = '/api/user-data';

/** A slow line takes long for all bookmarks. Milliseconds. */
const TIMEOUT_MS = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isData = (value: unknown): value is UserData['data'] =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

async function request(doing: string, address: string, init?: RequestInit): Promise<UserData['data']> {
  const response = await fetch(address, {
    ...init,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new UserDataFailure(doing, response.status);
  const body: unknown = await response.json();
  if (!isRecord(body) || !isData(body['data'])) throw new Error('The site sent invalid user data');
  return body['data'];
}

/** The gateway's storage. */
export const httpUserData: UserDataRemote = {
  fetch: (keys) => request('fetched', keys ? `${ADDRESS}?key=${keys.map(encodeURIComponent).join(',')}` : ADDRESS),
  send: (change) =>
    request('sent', ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    }),
};
