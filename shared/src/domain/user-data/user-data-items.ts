import type { UserDataKind } from '../../contracts';
import { fieldOf, isRecord } from './merge-json';

/** The items of a value by their identity, in order. */
export type UserDataItems = ReadonlyMap<string, unknown>;

const at = (value: unknown, step: string | number): unknown => {
  if (typeof step === 'string') return fieldOf(value, step);
  return Array.isArray(value) ? value.at(step) : undefined;
};

/** The time of an item, in milliseconds since 1970; 0 if it has none. */
export function timeOf(kind: UserDataKind, item: unknown): number {
  const time = kind.type === 'items' && kind.time ? kind.time.reduce(at, item) : undefined;
  return Number.isSafeInteger(time) ? (time as number) : 0;
}

const identityOf = (item: unknown, steps: readonly (string | number)[]): string => {
  const identity = steps.reduce(at, item);
  return typeof identity === 'string' ? identity : JSON.stringify(identity ?? item);
};

/**
 * Splits a value into the items that are added, changed and removed on their own. If items have the same identity, the
 * first remains. Returns undefined if the value is not of this kind. A value of kind json is one item.
 */
export function splitUserData(kind: UserDataKind, value: unknown): UserDataItems | undefined {
  if (kind.type === 'json') return new Map(value === undefined ? [] : [['', value]]);
  if (kind.type === 'fields') return isRecord(value) ? new Map(Object.entries(value)) : undefined;
  const list = kind.list === undefined ? value : fieldOf(value, kind.list);
  if (!Array.isArray(list)) return undefined;
  const items = new Map<string, unknown>();
  for (const item of list) {
    const identity = identityOf(item, kind.identity ?? []);
    if (!items.has(identity)) items.set(identity, item);
  }
  return items;
}

/** The value of these items; undefined if it is of kind json and there is none. */
export function joinUserData(kind: UserDataKind, items: UserDataItems): unknown {
  if (kind.type === 'json') return items.get('');
  if (kind.type === 'fields') return Object.fromEntries(items);
  const list = [...items.values()].slice(0, kind.limit);
  return kind.list === undefined ? list : { [kind.list]: list };
}
