import { createHmac, timingSafeEqual } from 'node:crypto';

const tokenOf = (key: string, browser: string): string =>
  createHmac('sha256', key).update(`csrf ${browser}`).digest('base64url');

/** The value that forms of this browser carry. `keys` are the cookie keys, the newest first. */
export const csrfToken = (keys: readonly string[], browser: string): string => tokenOf(keys[0] ?? '', browser);

/** Whether a form carries the value of its browser. */
export function isCsrfToken(keys: readonly string[], browser: string | undefined, token: string): boolean {
  if (browser === undefined || browser === '') return false;
  return keys.some((key) => {
    const expected = Buffer.from(tokenOf(key, browser));
    const given = Buffer.from(token);
    return expected.byteLength === given.byteLength && timingSafeEqual(expected, given);
  });
}
