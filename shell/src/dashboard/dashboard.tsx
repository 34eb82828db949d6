import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocation, useText } from '@manna/shared/runtime';
import { MAIN_ELEMENT_ID } from '../element-ids';
import { dashboardText } from './dashboard-text';
import { MULTI_PANEL_CLASS } from './dashboard-mark';
import { matchPanels, type KnownPanel } from './match-panels';
import { readDashboard, sidesOf, withDashboard, type Dashboard as DashboardAddress } from './dashboard-address';
import styles from './dashboard.module.css';

const SidePanels = lazy(() =>
  import(/* webpackChunkName: "dashboard" */ './side-panels').then((module) => ({ default: module.SidePanels })),
);
const PanelTabs = lazy(() =>
  import(/* webpackChunkName: "dashboard" */ './side-panels').then((module) => ({ default: module.PanelTabs })),
);

/** Which panel a phone shows: the main one, or a side panel by its place. */
export type ShownPanel = 'main' | number;

interface DashboardProps {
  children: ReactNode;
  /** The end of the page, below the main panel. */
  footer: ReactNode;
}

/** The main panel, and beside it the side panels that the page's address names. */
export function Dashboard({ children, footer }: DashboardProps) {
  const { search } = useLocation();
  const text = useText(dashboardText);
  const dashboard = readDashboard(search);
  const known = useKnownPanels(dashboard?.panels ?? []);
  const change = useDashboardChange();
  const [chosen, setChosen] = useState<ShownPanel>('main');
  const shown = typeof chosen === 'number' && chosen >= known.length ? 'main' : chosen;
  useBodyMark(dashboard !== null);

  const side = (name: 'left' | 'right') => {
    if (!dashboard || sidesOf(dashboard.layout)[name] === 0) return null;
    return (
      <Suspense fallback={<div className={styles.waiting} data-side={name} />}>
        <SidePanels side={name} dashboard={dashboard} known={known} shown={shown} change={change} />
      </Suspense>
    );
  };
  return (
    <div className={dashboard ? styles.dashboard : styles.single} data-layout={dashboard?.layout}>
      {dashboard && (
        <Suspense fallback={null}>
          <PanelTabs count={known.length} shown={shown} onShow={setChosen} />
        </Suspense>
      )}
      {side('left')}
      <div key="main" className={styles.mainPanel} data-hidden={dashboard && shown !== 'main' ? '' : undefined}>
        <main
          id={MAIN_ELEMENT_ID}
          tabIndex={-1}
          className={styles.main}
          data-panel={dashboard ? 'main' : undefined}
          aria-label={dashboard ? text.main : undefined}
        >
          {children}
        </main>
        {footer}
      </div>
      {side('right')}
    </div>
  );
}

function useKnownPanels(paths: readonly string[]): readonly KnownPanel[] {
  const [known, setKnown] = useState<readonly KnownPanel[]>(() => matchPanels([], paths));
  const now = matchPanels(known, paths);
  const changed =
    now.length !== known.length || now.some(({ id, path }, at) => known[at]?.id !== id || known[at].path !== path);
  // React takes this at once, before it draws anything of the old state.
  if (changed) setKnown(now);
  return changed ? now : known;
}

/** Brings another dashboard into the page's address. */
function useDashboardChange() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return (next: DashboardAddress | null, replace = false) =>
    void navigate({ search: withDashboard(search, next), hash }, { preventScrollReset: true, replace });
}

function useBodyMark(multiPanel: boolean): void {
  useEffect(() => {
    document.body.classList.toggle(MULTI_PANEL_CLASS, multiPanel);
  }, [multiPanel]);
}
