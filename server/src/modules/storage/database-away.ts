import { codeOf, messageOf } from '../../start-error';

/**
 * They come from the network, from a PostgreSQL that starts, stops, has no connection left or is too busy to end a statement
 * in time (57014), or from one whose disk is full or broken.
 */
const codes: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '57014', '58030'],
  ...['53000', '53100', '53200', '53300'],
  ...['08000', '08001', '08003', '08004', '08006'],
]);
/** What the PostgreSQL client says without a code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Files that PostgreSQL cannot write now, or cannot open for writing, not even to read from them. */
const cannotWrite =
  /^could not .*: (?:No space left on device|Disk quota exceeded|File too large|Input\/output error|Read-only file system|Permission denied|Operation not permitted)$/;

const fieldOf = (error: unknown, key: 'cause' | 'originalError' | 'severity'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

/** After a panic, such as about a full disk, PostgreSQL ends, whatever the code is. */
const saysAway = (error: unknown): boolean =>
  codes.has(codeOf(error) ?? '') ||
  messages.test(messageOf(error)) ||
  cannotWrite.test(messageOf(error)) ||
  fieldOf(error, 'severity') === 'PANIC';

/**
 * The error that says that the database cannot be reached, inside of what the query builder and GraphQL made of it.
 * Undefined if it failed for another reason: then it fails again when it is tried again.
 */
export function databaseAway(error: unknown): string | undefined {
  for (
    let one = error;
    one !== undefined && one !== null;
    one = fieldOf(one, 'originalError') ?? fieldOf(one, 'cause')
  ) {
    const attempts: unknown[] = one instanceof AggregateError ? [one, ...(one.errors as unknown[])] : [one];
    const found = attempts.find(saysAway);
    if (found !== undefined) return messageOf(found) || codeOf(found);
  }
  return undefined;
}
