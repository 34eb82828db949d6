import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useLocation } from '@manna/shared/runtime';
import type { ShownPanel } from './dashboard';

/** What a step of the page's history keeps of itself where a link asked for the panel that it leads to. */
export interface OpeningState {
  opened: ShownPanel;
}

/** The panel that a link opened a page in. */
export interface OpenedPanel {
  panel: ShownPanel;
  /** Key of the step that did so: each is answered once. */
  step: string;
}

/** The panel that a link was opened in last; `onOpened` is told of each. A way back, or a reload, opens none anew. */
export function useOpenedPanel(onOpened: (panel: ShownPanel) => void): OpenedPanel | undefined {
  const location = useLocation();
  const { key } = location;
  const state = location.state as OpeningState | null;
  const isStep = useNavigationType() !== 'POP';
  const [opened, setOpened] = useState<OpenedPanel>();
  const panel = isStep ? state?.opened : undefined;
  if (panel !== undefined && opened?.step !== key) {
    // React takes both at once, before it draws anything of the old state.
    setOpened({ panel, step: key });
    onOpened(panel);
  }
  return opened;
}
