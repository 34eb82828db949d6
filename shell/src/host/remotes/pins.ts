import type { ResolvedPillar } from '@manna/shared/contracts';

declare global {
  /** Integrity value of a URL that may be loaded; throws for any other. Every bundle's chunk loader calls it. */
  var mannaPin: (address: string) => string;
}

const pins = new Map<string, string>();

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/** Absolute URL of a file of a release. */
export const releaseAddress = (base: string, file: string): string => new URL(base + file, location.href).href;

/** Makes the files of a release loadable, each only with these bytes. */
export function pinRelease({ base, integrity }: Pick<ResolvedPillar, 'base' | 'integrity'>): void {
  for (const [file, value] of Object.entries(integrity)) pins.set(releaseAddress(base, file), value);
}

/** Integrity value of a URL without its query. Throws if there is none, because nothing unpinned is requested. */
export function pinOf(address: string): string {
  const pin = pins.get(withoutQuery(new URL(address, location.href).href));
  if (pin === undefined) throw new Error(`No release of this page names ${address}`);
  return pin;
}

/** Every file that may be loaded, with its integrity value. */
export const pinnedFiles = (): { address: string; integrity: string }[] =>
  [...pins].map(([address, integrity]) => ({ address, integrity }));

/** Makes the pins available to webpack's chunk loaders, the shell's and the pillars'. */
export function installPins(): void {
  Object.defineProperty(globalThis, 'mannaPin', { value: pinOf });
}
