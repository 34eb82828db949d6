import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from './storage';

/** A database that is there answers in milliseconds. */
const WITHIN_MS = 2_000;

/** Whether the database does not answer now: what failed will work again when it does. */
export async function isOutage({ isReachable }: Pick<Storage, 'isReachable'>): Promise<boolean> {
  return !(await Promise.race([isReachable(), sleep(WITHIN_MS, false, { ref: false })]));
}
