import { useContext } from 'react';
import { readLayout } from '../../domain';
import { PanelNameContext } from '../part-name';
import { useSearchParams } from './router-hooks';

/** Whether the page is one of several panels. Each of these scrolls by itself, and not with the window. */
export function useHasPanels(): boolean {
  const panel = useContext(PanelNameContext);
  const [query] = useSearchParams();
  return panel !== null || readLayout(query.get('layout')) !== null;
}
