import { createContext, useContext } from 'react';
import type { PillarRegistry } from '../remotes/pillar-registry';

/** The registry of the page, for the shell's own route components. */
export const RegistryContext = createContext<PillarRegistry | null>(null);

export function useRegistry(): PillarRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry must be used within the shell');
  return registry;
}
