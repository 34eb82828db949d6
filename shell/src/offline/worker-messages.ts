import type { PinnedFile } from './release-files';

/** What a page says to the service worker. */
export type WorkerMessage =
  /** A reader is on this page: keep it, with the files it runs on. `page` is null where only the files are to be kept. */
  | { kind: 'visited'; page: string | null; files: readonly PinnedFile[] }
  /** The reader agreed to the update. */
  | { kind: 'take-over' };

const isFile = (value: unknown): value is PinnedFile =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'integrity' in value &&
  typeof value.integrity === 'string';

/** A message of a page of this or an earlier release; undefined for anything else. */
export function readMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'take-over') return { kind: 'take-over' };
  if (data.kind !== 'visited' || !('page' in data) || !('files' in data) || !Array.isArray(data.files))
    return undefined;
  const page = typeof data.page === 'string' && data.page.startsWith('/') ? data.page : null;
  return { kind: 'visited', page, files: data.files.filter(isFile) };
}
