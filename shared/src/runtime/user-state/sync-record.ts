import { defineUserState } from './user-state-definition';

/** How the sync of a reader went in this browser. */
interface SyncRecord {
  /** When the site and this browser last had the same, in milliseconds since 1970; null if they never had. */
  readonly lastSynced: number | null;
  /** Whether the last try failed. */
  readonly hasFailed: boolean;
  /** Whether the site refuses something of what this browser has, as when it is too large. */
  readonly hasRefused: boolean;
}

function readSyncRecord(value: unknown): SyncRecord | undefined {
  const { lastSynced, hasFailed, hasRefused = false } = (value ?? {}) as Record<string, unknown>;
  const isMoment = lastSynced === null || Number.isFinite(lastSynced);
  return isMoment && typeof hasFailed === 'boolean'
    ? { lastSynced: lastSynced as number | null, hasFailed, hasRefused: hasRefused === true }
    : undefined;
}

/** The sync writes it to storage, so that all tabs and later pages can show it. */
export const syncRecordState = defineUserState<SyncRecord>({
  key: 'site/sync-record',
  mode: 'local',
  read: readSyncRecord,
  initial: { lastSynced: null, hasFailed: false, hasRefused: false },
});
