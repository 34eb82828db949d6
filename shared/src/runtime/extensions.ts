import { createContext, useContext, useMemo } from 'react';
import type { CurrentRevision, ResolvedComposition, SlotName } from '../contracts';
import { extensionsOf, type Extension } from '../domain';
import { SiteContext } from './site-context';

type PageComposition = Pick<ResolvedComposition, 'pillars' | 'slots'> &
  Partial<CurrentRevision & Pick<ResolvedComposition, 'isMeasured'>>;

/** Provided by the shell. */
export const CompositionContext = createContext<PageComposition | null>(null);

/** The extensions that the pillars of this site put into a slot, in the order in which they are shown. */
export function useExtensions<Slot extends SlotName>(slot: Slot): readonly Extension<Slot>[] {
  const composition = useContext(CompositionContext);
  const site = useContext(SiteContext);
  if (!composition || !site) throw new Error('useExtensions must be used within the shell');
  return useMemo(() => extensionsOf(composition, slot, site), [composition, slot, site]);
}
