import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useLocation } from '@manna/shared/runtime';

/** The main panel, or a side panel by its index in panel order. */
export type ShownPanel = 'main' | number;

/** State of a history step that was created by a link for a certain panel. */
export interface OpeningState {
  opened: ShownPanel;
}

/** The panel that a link opened a page in. */
export interface OpenedPanel {
  panel: ShownPanel;
  /** Key of that step: each is handled once. */
  step: string;
}

/** The panel that a link opened last; `onOpened` is called for each. Back, forward and reload open no panel again. */
export function useOpenedPanel(onOpened: (panel: ShownPanel) => void): OpenedPanel | undefined {
  const location = useLocation();
  const { key } = location;
  const state = location.state as OpeningState | null;
  const isStep = useNavigationType() !== 'POP';
  const [opened, setOpened] = useState<OpenedPanel>();
  const panel = isStep ? state?.opened : undefined;
  if (panel !== undefined && opened?.step !== key) {
    // React renders again with both before it commits.
    setOpened({ panel, step: key });
    onOpened(panel);
  }
  return opened;
}
