import { createContext, useContext } from 'react';
import type { SiteConfig } from '../contracts';

/** Provided by the shell. */
export const SiteContext = createContext<SiteConfig | null>(null);

/** The settings of this site. */
export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within the shell');
  return site;
}
