import type { FailureKind } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { pinOf } from './pins';

/**
 * Finds out why a file did not load. Browsers do not give the reason for the failure of a script or a pinned fetch, so
 * the file is fetched once more as plain data, which is not run. undefined: the file is intact now, so it was not the
 * cause.
 */
export async function probe(address: string, timeoutMs: number): Promise<FailureKind | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return 'http';
    const bytes = await response.arrayBuffer();
    return (await integrityOf(bytes)) === pinOf(address) ? undefined : 'integrity';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'http';
  }
}
