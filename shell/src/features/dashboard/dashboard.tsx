import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, type Path } from 'react-router-dom';
import { useLocation, useNavigation, useText } from '@manna/shared/runtime';
import { lazyPart } from '../../host/components/lazy-part';
import { MAIN_ELEMENT_ID } from '../../host/document/element-ids';
import { BeginAtTopContext } from '../../host/router/begin-at-top';
import { dashboardText } from './dashboard-text';
import { KeepPlace, MAIN_PANEL } from './keep-place';
import { matchPanels, type KnownPanel } from './match-panels';
import { readDashboard, sidesOf, withDashboard, type Dashboard as DashboardAddress } from './dashboard-address';
import { useMainPlace } from './use-main-place';
import { useOpenedPanel } from './use-opened-panel';
import styles from './dashboard.module.css';

const SidePanels = lazyPart(() =>
  import(/* webpackChunkName: "dashboard" */ './side-panels').then((module) => module.SidePanels),
);
const PanelTabs = lazyPart(() =>
  import(/* webpackChunkName: "dashboard" */ './side-panels').then((module) => module.PanelTabs),
);

/** Which panel a phone shows: the main one, or a side panel by its place. */
export type ShownPanel = 'main' | number;

interface DashboardProps {
  /** What the page in the main panel calls itself. */
  title: string;
  children: ReactNode;
  /** The end of the page, below the main panel. */
  footer: ReactNode;
}

/** The main panel, and beside it the side panels that the page's address names. */
export function Dashboard({ title, children, footer }: DashboardProps) {
  const { pathname, search } = useLocation();
  const text = useText(dashboardText);
  const dashboard = readDashboard(search);
  const known = useKnownPanels(dashboard?.panels ?? []);
  const change = useDashboardChange();
  const [chosen, setChosen] = useState<ShownPanel>('main');
  const opened = useOpenedPanel(setChosen);
  const shown = typeof chosen === 'number' && chosen >= known.length ? 'main' : chosen;
  const mainPanel = useRef<HTMLDivElement>(null);
  const beginAtTop = useMainPlace(mainPanel);
  const [titles, setTitles] = useState<Readonly<Record<number, string>>>({});

  const side = (name: 'left' | 'right') => {
    if (!dashboard || sidesOf(dashboard.layout)[name] === 0) return null;
    return (
      <Suspense fallback={<div className={styles.waiting} data-side={name} />}>
        <SidePanels
          side={name}
          dashboard={dashboard}
          known={known}
          shown={shown}
          opened={opened}
          change={change}
          onNamed={(id, panel) => setTitles((before) => (before[id] === panel ? before : { ...before, [id]: panel }))}
        />
      </Suspense>
    );
  };
  return (
    <KeepPlace
      multiPanel={dashboard !== null}
      page={pathname}
      shown={shown === 'main' ? MAIN_PANEL : (known[shown]?.id ?? MAIN_PANEL)}
      mainPanel={mainPanel}
    >
      <div className={dashboard ? styles.dashboard : styles.single} data-layout={dashboard?.layout}>
        {dashboard && (
          <Suspense fallback={null}>
            <PanelTabs main={title} titles={known.map(({ id }) => titles[id])} shown={shown} onShow={setChosen} />
          </Suspense>
        )}
        {side('left')}
        <div
          key="main"
          ref={mainPanel}
          className={styles.mainPanel}
          data-hidden={dashboard && shown !== 'main' ? '' : undefined}
        >
          <main
            id={MAIN_ELEMENT_ID}
            tabIndex={-1}
            className={styles.main}
            data-panel={dashboard ? 'main' : undefined}
            aria-label={dashboard ? text.main : undefined}
          >
            <BeginAtTopContext value={beginAtTop}>{children}</BeginAtTopContext>
          </main>
          {footer}
        </div>
        {side('right')}
      </div>
    </KeepPlace>
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

/** Makes another dashboard of the one that the page's address names; null is a page of one panel. */
export type ChangeDashboard = (
  make: (now: DashboardAddress | null) => DashboardAddress | null,
  replace?: boolean,
) => void;

/** Brings another dashboard into the page's address, and stops no step of the main panel that is under way. */
function useDashboardChange(): ChangeDashboard {
  const location = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // Two panels may arrive before the address has changed for the first of them.
  const target = useRef<Pick<Path, 'pathname' | 'search' | 'hash'>>(location);
  useEffect(() => {
    target.current = next ?? location;
  }, [location, next]);
  return (make, replace = false) => {
    const { pathname, search, hash } = target.current;
    const changed = { pathname, search: withDashboard(search, make(readDashboard(search))), hash };
    target.current = changed;
    void navigate(changed, { preventScrollReset: pathname === location.pathname, replace });
  };
}
