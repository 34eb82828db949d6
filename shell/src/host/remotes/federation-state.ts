import type { ResolvedPillar } from '@manna/shared/contracts';

/** The address of an entry. A retry has an address of its own, or it would join the hanging request. */
export const attemptAddress = (address: string, retries: number): string =>
  retries === 0 ? address : `${address}?retry=${retries}`;

/**
 * What the federation plugin needs to know about a pillar while it loads it. The federation runtime creates the plugin
 * itself when the shell's bundle starts, so this cannot be passed to a constructor.
 */
interface Attempt {
  pillar: ResolvedPillar;
  /** How often the reader has pressed Retry. */
  retries: number;
}

const attempts = new Map<string, Attempt>();
const manifests = new Map<string, string>();

export function rememberAttempt(container: string, attempt: Attempt): void {
  attempts.set(container, attempt);
}

export const attemptOf = (container: string): Attempt | undefined => attempts.get(container);

/** A manifest that came with the page, verified by the gateway. It is used once, so that a retry goes to the network. */
export function rememberManifest(address: string, text: string): void {
  manifests.set(address, text);
}

export function takeManifest(address: string): string | undefined {
  const text = manifests.get(address);
  manifests.delete(address);
  return text;
}
