import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { UserDataKind } from '@manna/shared/contracts';
import { joinUserData, mergeUserData, splitUserData } from '@manna/shared/domain';

/** A row of the log: the last change of an item. */
export interface StoredItem {
  item: string;
  /** JSON text; null if the item was deleted. For a field of an object, the text of its name and its value. */
  value: string | null;
  /** Position from the end, so that a new item in front moves no other. */
  position: number;
}

/** All rows of a key. */
export interface StoredKey {
  kind: UserDataKind;
  items: readonly StoredItem[];
}

/** A value that a device has sent. */
export interface SentValue {
  kind: UserDataKind;
  /** JSON text of this kind. */
  text: string;
  /** JSON text of what the device last had; null if it had nothing; undefined if it does not say. */
  base: string | null | undefined;
}

/** How the rows of a key change. */
export interface KeyChange {
  kind: UserDataKind;
  /** The merged value, as JSON text. */
  text: string;
  /** Rows that are new or different, deletions included. */
  changed: readonly StoredItem[];
  /** Names of rows that are removed without a trace. */
  dropped: readonly string[];
  /** Size of all rows after the change. */
  bytes: number;
}

const MAX_NAME_BYTES = 200;

/** PostgreSQL stores no NUL and no half of a surrogate pair, and its index no long texts. */
const isName = (identity: string): boolean =>
  !/[\0\p{Surrogate}]/u.test(identity) && Buffer.byteLength(identity) <= MAX_NAME_BYTES;

const nameOf = (identity: string): string =>
  isName(identity) ? identity : `sha256:${createHash('sha256').update(identity, 'utf16le').digest('hex')}`;

function rowsOf(kind: UserDataKind, text: string): StoredItem[] {
  const items = [...(splitUserData(kind, JSON.parse(text)) ?? [])];
  return items.map(([identity, value], index) => ({
    item: nameOf(identity),
    value: JSON.stringify(kind.type === 'fields' ? [identity, value] : value),
    position: items.length - index,
  }));
}

/** The value of the rows, as JSON text; undefined if there is none. */
export function joinRows({ kind, items }: StoredKey): string | undefined {
  const live = items
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => other.position - one.position)
    .map(({ item, value }): [string, unknown] => {
      const stored: unknown = JSON.parse(value ?? 'null');
      return kind.type === 'fields' ? (stored as [string, unknown]) : [item, stored];
    });
  const value = joinUserData(kind, new Map(live));
  return value === undefined ? undefined : JSON.stringify(value);
}

/** Stands for the unknown base of a device: it knew all that was deleted since, so that it brings nothing of it back. */
function deletedOf(kind: UserDataKind, text: string, stored: StoredKey | undefined): string | null {
  const deleted = new Set(stored?.items.filter(({ value }) => value === null).map(({ item }) => item));
  const items = [...(splitUserData(kind, JSON.parse(text)) ?? [])].filter(([identity]) =>
    deleted.has(nameOf(identity)),
  );
  const value = joinUserData(kind, new Map(items));
  return value === undefined ? null : JSON.stringify(value);
}

const bytesOf = ({ item, value }: StoredItem): number => Buffer.byteLength(item) + Buffer.byteLength(value ?? '');

/** Merges a value that a device has sent into the rows of its key. */
export function mergeIntoRows(
  stored: StoredKey | undefined,
  { kind: sentKind, text: mine, base: sentBase }: SentValue,
): KeyChange {
  const theirs = stored && joinRows(stored);
  const base = sentBase === undefined ? deletedOf(sentKind, mine, stored) : sentBase;
  const merged = mergeUserData(sentKind, base, mine, theirs ?? mine);
  // Another version of the site may have stored something that is not of this kind.
  const kind: UserDataKind = splitUserData(sentKind, JSON.parse(merged)) ? sentKind : { type: 'json' };
  const rows = rowsOf(kind, merged);
  const before = new Map(stored?.items.map((row) => [row.item, row]));
  const changed = rows.filter((row) => {
    const old = before.get(row.item);
    return old?.value !== row.value || old.position !== row.position;
  });
  const now = new Set(rows.map(({ item }) => item));
  const gone = [...before.values()].filter(({ item }) => !now.has(item));
  const isFull = kind.type === 'items' && kind.limit !== undefined && rows.length >= kind.limit;
  // What no longer fits was not deleted by the reader. If the kind has changed, the names mean something else.
  const leavesNoTrace = isFull || (stored && !isDeepStrictEqual(stored.kind, kind));
  const deleted = gone.map((row): StoredItem => ({ ...row, value: null }));
  const dropped = leavesNoTrace ? gone.filter(({ value }) => value !== null).map(({ item }) => item) : [];
  const isDropped = new Set(dropped);
  const remaining = deleted.filter(({ item }) => !isDropped.has(item));
  const newlyDeleted = remaining.filter(({ item }) => before.get(item)?.value !== null);
  return {
    kind,
    text: merged,
    changed: [...changed, ...newlyDeleted],
    dropped,
    bytes: [...rows, ...remaining].reduce((sum, row) => sum + bytesOf(row), 0),
  };
}
