import type { FailureKind } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { pinOf } from './pins';

/**
 * Why an address did not load. Browsers do not tell a script's or a pinned fetch's failure apart, so the file is asked
 * for once more as plain data, which no one runs. undefined: it arrives whole now, so it was not this file.
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
