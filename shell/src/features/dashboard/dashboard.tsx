import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation, useText } from '@manna/shared/runtime';
import { lazyPart } from '../../host/components/lazy-part';
import { MAIN_ELEMENT_ID } from '../../host/document/element-ids';
import { BeginAtTopContext } from '../../host/router/begin-at-top';
import { readDashboard, sidesOf } from './dashboard-address';
import { dashboardText } from './dashboard-text';
import { KeepPlace, MAIN_PANEL } from './keep-place';
import { useKnownPanels } from './match-panels';
import { useDashboardChange } from './use-dashboard-change';
import { useMainPlace } from './use-main-place';
import { useOpenedPanel, type ShownPanel } from './use-opened-panel';
import styles from './dashboard.module.css';

const loadPanels = () => import(/* webpackChunkName: "dashboard" */ './panels/side-panels');
const KeepScrolled = lazyPart(() => loadPanels().then((module) => module.KeepScrolled));
const SidePanel = lazyPart(() => loadPanels().then((module) => module.SidePanel));
const PanelTabs = lazyPart(() => loadPanels().then((module) => module.PanelTabs));
const Separators = lazyPart(() => loadPanels().then((module) => module.Separators));

interface DashboardProps {
  /** Title of the page in the main panel. */
  title: string;
  children: ReactNode;
  /** The end of the page, below the main panel. */
  footer: ReactNode;
}

/**
 * The main panel and the side panels that the URL names. All are siblings with keys, and the style sheet positions
 * them, so that a panel keeps its component and its state when it moves to another position.
 */
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
  const left = dashboard ? sidesOf(dashboard.layout).left : 0;

  const sidePanels =
    dashboard &&
    known.map(({ id, path }, index) => (
      <Suspense key={id} fallback={null}>
        <SidePanel
          index={index}
          path={path}
          dashboard={dashboard}
          isShown={shown === index}
          opened={opened?.panel === index ? opened.step : undefined}
          change={change}
          onNamed={(panel) => setTitles((before) => (before[id] === panel ? before : { ...before, [id]: panel }))}
        />
      </Suspense>
    ));
  const handles = (side: 'left' | 'right') =>
    dashboard && (
      <Suspense key={side} fallback={null}>
        <Separators layout={dashboard.layout} side={side} />
      </Suspense>
    );
  const main = (
    <div
      key={MAIN_PANEL}
      ref={mainPanel}
      className={styles.mainPanel}
      data-hidden={dashboard && shown !== 'main' ? '' : undefined}
      data-scrolls=""
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
  );
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
            <KeepScrolled order={known.map(({ id }) => id).toSpliced(left, 0, MAIN_PANEL)} />
            <PanelTabs main={title} titles={known.map(({ id }) => titles[id])} shown={shown} onShow={setChosen} />
          </Suspense>
        )}
        {[
          ...(sidePanels?.slice(0, left) ?? []),
          handles('left'),
          main,
          handles('right'),
          ...(sidePanels?.slice(left) ?? []),
        ]}
      </div>
    </KeepPlace>
  );
}
