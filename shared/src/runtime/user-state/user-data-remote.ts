import type { UserData } from '../../contracts';

/** The site's copy of a signed-in reader's state: serialized values by key. */
export interface UserDataRemote {
  /** Keys without a saved value are missing from the result. Rejects if the site does not respond. */
  fetch(keys: readonly string[]): Promise<UserData['data']>;
  /** Resolves when the site has saved them. */
  send(data: UserData['data']): Promise<void>;
}

const ADDRESS = '/api/user-data';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isData = (value: unknown): value is UserData['data'] =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** The gateway's storage. */
export const httpUserData: UserDataRemote = {
  async fetch(keys) {
    const response = await fetch(`${ADDRESS}?key=${keys.map(encodeURIComponent).join(',')}`, {
      credentials: 'same-origin',
    });
    if (!response.ok) throw new Error(`User data could not be fetched: ${response.status}`);
    const body: unknown = await response.json();
    if (!isRecord(body) || !isData(body['data'])) throw new Error('The site sent invalid user data');
    return body['data'];
  },
  async send(data) {
    const body: UserData = { data };
    const response = await fetch(ADDRESS, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`User data could not be sent: ${response.status}`);
  },
};
