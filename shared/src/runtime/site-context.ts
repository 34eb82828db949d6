import { createContext, useContext } from 'react';
import type { SiteConfig } from '../contracts';

/** Filled by the shell. */
export const SiteContext = createContext<SiteConfig | null>(null);

/** The settings of the site this page belongs to. */
export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within the shell');
  return site;
}
