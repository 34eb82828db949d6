import { createContext, useContext } from 'react';
import type { PillarRegistry } from '../remotes/pillar-registry';
import type { WarmedPages } from '../page-turner/warmed-pages';

/** The registry of the page, for the shell's own route components. */
export const RegistryContext = createContext<PillarRegistry | null>(null);

export function useRegistry(): PillarRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry must be used within the shell');
  return registry;
}

/** Warmed pages; null on the server. */
export const WarmedPagesContext = createContext<WarmedPages | null>(null);
