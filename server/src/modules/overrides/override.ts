import type { IncomingHttpHeaders } from 'node:http';
import { LOOPBACK, overrideSchema, type Override } from '@manna/shared/contracts';
import type { CompositionState } from '../composition/composition-state';
import { cookiesOf, hostCookie, isLoopback, setCookie } from '../session/cookies';

const COOKIE = 'dm-override';
/** A developer's day. */
const MAX_SECONDS = 8 * 3_600;

type Allowing = Pick<CompositionState, 'overrideOrigins' | 'resolved'>;

/** Whether the composition lets a browser run this pillar from this place. */
function isAllowed({ overrideOrigins, resolved }: Allowing, { pillar, base }: Override): boolean {
  if (!URL.canParse(base)) return false;
  const { origin, hostname } = new URL(base);
  const isNamed = overrideOrigins.includes(origin) || (overrideOrigins.includes(LOOPBACK) && isLoopback(hostname));
  return isNamed && resolved.pillars.some(({ name }) => name === pillar);
}

/** The override of two texts; undefined if they are invalid, or if the composition does not allow it. */
export function readOverride(state: Allowing, pillar: unknown, base: unknown): Override | undefined {
  const { success, data } = overrideSchema.safeParse({ pillar, base });
  return success && isAllowed(state, data) ? data : undefined;
}

/** The override that a browser has started and that the composition still allows. */
export function overrideOf(state: Allowing, headers: IncomingHttpHeaders): Override | undefined {
  // Every page of every reader comes here.
  if (state.overrideOrigins.length === 0 || !headers.cookie?.includes(COOKIE)) return undefined;
  const cookies = cookiesOf(headers);
  const [pillar, base = ''] = (cookies.get(`__Host-${COOKIE}`) ?? cookies.get(COOKIE) ?? '').split('@');
  try {
    return readOverride(state, pillar, decodeURIComponent(base));
  } catch {
    return undefined;
  }
}

/** The Set-Cookie header that starts an override, or ends it if it is null. */
export const overrideCookie = (override: Override | null, origin: string): string =>
  setCookie(hostCookie(COOKIE, origin), override ? `${override.pillar}@${encodeURIComponent(override.base)}` : '', {
    origin,
    maxAgeSeconds: override ? MAX_SECONDS : 0,
  });
