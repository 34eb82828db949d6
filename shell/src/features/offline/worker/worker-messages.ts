import { SAVE_SITE } from '@manna/shared/runtime/save-site';
import type { PinnedFile } from './release-files';

/** One page before and one after. */
const MAX_NEIGHBOURS = 2;

/** A message from a page to the service worker. */
export type WorkerMessage =
  /**
   * A reader is on this page: cache it, with its files. If `page` is null, only the files are cached. `neighbours` are
   * the previous and the next page.
   */
  | { kind: 'visited'; page: string | null; neighbours: readonly string[]; files: readonly PinnedFile[] }
  /** The reader agreed to the update. */
  | { kind: 'take-over' }
  /** The reader downloads something: save the site itself, and send through the port whether it is saved. */
  | { kind: typeof SAVE_SITE };

const isFile = (value: unknown): value is PinnedFile =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'integrity' in value &&
  typeof value.integrity === 'string';

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/');

/** Parses a message from a page of this or an earlier release; undefined for anything else. */
export function readMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'take-over') return { kind: 'take-over' };
  if (data.kind === SAVE_SITE) return { kind: SAVE_SITE };
  if (data.kind !== 'visited' || !('page' in data) || !('files' in data) || !Array.isArray(data.files))
    return undefined;
  const page = isPath(data.page) ? data.page : null;
  // A page of an earlier release sends no neighbours.
  const named: readonly unknown[] = 'neighbours' in data && Array.isArray(data.neighbours) ? data.neighbours : [];
  const neighbours = named.filter(isPath).slice(0, MAX_NEIGHBOURS);
  return { kind: 'visited', page, neighbours, files: data.files.filter(isFile) };
}
