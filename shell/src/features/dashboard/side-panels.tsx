import { Fragment } from 'react';
import { useNavigate } from 'react-router-dom';
import { announce, useText } from '@manna/shared/runtime';
import { MAIN_ELEMENT_ID } from '../../host/document/element-ids';
import {
  sidesOf,
  withDashboard,
  withoutPanel,
  withPanelMoved,
  withPanelPath,
  type Dashboard,
} from './dashboard-address';
import type { ChangeDashboard, ShownPanel } from './dashboard';
import { dashboardText } from './dashboard-text';
import type { KnownPanel } from './match-panels';
import { notePlaces } from './moved-panels';
import { Panel } from './panel';
import { Separator } from './separator';
import { useMainIsShown } from './use-main-is-shown';
import type { OpenedPanel } from './use-opened-panel';
import styles from './side-panels.module.css';

export { PanelTabs } from './panel-tabs';

/** The panel that a reader is in goes, or comes anew elsewhere: the focus must not go with it. */
const focusMain = () => document.getElementById(MAIN_ELEMENT_ID)?.focus({ preventScroll: true });

interface SidePanelsProps {
  side: 'left' | 'right';
  dashboard: Dashboard;
  /** All side panels, in panel order. */
  known: readonly KnownPanel[];
  shown: ShownPanel;
  /** The panel that a link was opened in last. */
  opened: OpenedPanel | undefined;
  change: ChangeDashboard;
  /** Told what the page in a panel calls itself. */
  onNamed: (id: number, title: string) => void;
}

/** The panels on one side of the main one, and the handles by which they are made wider and higher. */
export function SidePanels({ side, dashboard, known, shown, opened, change, onNamed }: SidePanelsProps) {
  const text = useText(dashboardText);
  const navigate = useNavigate();
  const { left, right } = sidesOf(dashboard.layout);
  const first = side === 'left' ? 0 : left;
  const panels = known.slice(first, side === 'left' ? left : left + right);
  const width = (
    <Separator layout={dashboard.layout} size={side} label={side === 'left' ? text.resizeLeft : text.resizeRight} />
  );

  const controlsOf = ({ id, path }: KnownPanel, index: number) => ({
    index,
    path,
    opened: opened?.panel === index ? opened.step : undefined,
    count: known.length,
    shown: (path: string, replace: boolean) => change((now) => now && withPanelPath(now, index, path), replace),
    named: (title: string) => onNamed(id, title),
    close() {
      focusMain();
      change((now) => now && withoutPanel(now, index));
      announce(text.closed);
    },
    move(by: 1 | -1) {
      focusMain();
      notePlaces();
      change((now) => now && withPanelMoved(now, index, by));
      announce(text.moved);
    },
    openInMain(path: string) {
      focusMain();
      const [pathname = '/', query = ''] = path.split('?');
      void navigate({ pathname, search: withDashboard(query, withoutPanel(dashboard, index)) });
    },
  });
  // Where a panel of it is the main thing of the page, it is nothing beside that.
  const landmark = useMainIsShown()
    ? { 'aria-label': side === 'left' ? text.leftSide : text.rightSide }
    : { role: 'none' };
  return (
    <aside className={styles.side} data-side={side} {...landmark}>
      {side === 'right' && width}
      <div className={styles.column}>
        {panels.map((panel, at) => (
          <Fragment key={panel.id}>
            {at > 0 && (
              <Separator
                layout={dashboard.layout}
                size="rows"
                label={side === 'left' ? text.resizeLeftRows : text.resizeRightRows}
              />
            )}
            <Panel path={panel.path} controls={controlsOf(panel, first + at)} hidden={shown !== first + at} />
          </Fragment>
        ))}
      </div>
      {side === 'left' && width}
    </aside>
  );
}
