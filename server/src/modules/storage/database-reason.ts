import { codeOf, messageOf } from '../../start-error';

const fieldOf = (error: unknown, key: 'cause' | 'detail'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

/** What PostgreSQL, or the network to it, says in an error, which the query builder may have wrapped. */
export function databaseReason(error: unknown): string {
  const inner = fieldOf(error, 'cause') ?? error;
  const first: unknown = inner instanceof AggregateError ? inner.errors[0] : inner;
  const reason = messageOf(first) || (codeOf(first) ?? 'no reason was given');
  const detail = fieldOf(first, 'detail');
  return typeof detail === 'string' ? `${reason}: ${detail.replace(/\.$/, '')}` : reason;
}
