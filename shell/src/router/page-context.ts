import { createContext, useContext } from 'react';
import type { PillarRegistry } from '../remotes/pillar-registry';
import type { AccentedMenuEntry } from './menu';

/** The registry of the page, for the shell's own route components. */
export const RegistryContext = createContext<PillarRegistry | null>(null);

export function useRegistry(): PillarRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry must be used within the shell');
  return registry;
}

/** What the pillars of the page put in the menu. */
export const MenuContext = createContext<readonly AccentedMenuEntry[]>([]);

export const useMenu = (): readonly AccentedMenuEntry[] => useContext(MenuContext);
