import { useCallback, useContext, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Outlet, useMatches, useNavigationType } from 'react-router-dom';
import type { RouteMeta } from '@manna/shared/contracts';
import { announce, useLocation, useNavigate, useSite, useText, useTextOf } from '@manna/shared/runtime';
import { DataRouterStateContext } from '@manna/shared/runtime/router-internals';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { BeginAtTopContext } from '../../../host/router/begin-at-top';
import { errorHeading } from '../../../host/errors/error-heading';
import { pageMeta } from '../../../host/router/page-meta';
import { useRegistry } from '../../../host/router/page-context';
import { dashboardText } from '../dashboard-text';
import { useMainIsShown } from './use-main-is-shown';
import { usePanel } from './panel-context';
import { afterStep, startHistory } from './panel-history';
import styles from './panel-frame.module.css';

/** The frame around the page of a side panel: its title, back and forward, and its buttons. */
export function PanelFrame() {
  const { index, path, opened, addressWithout, count, named, close, move, openInMain } = usePanel();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const text = useText(dashboardText);
  const title = usePanelTitle();
  const { canGoBack, canGoForward } = usePanelHistory();
  const content = useRef<HTMLDivElement>(null);
  const isMainShown = useMainIsShown();
  const beginAtTop = useBeginningAtTop(content, isMainShown);
  useArrival(content, title, beginAtTop);
  useOpening(content, { title, isShown: useIsSettled() && pathname + search === path, opened, beginAtTop });
  const tell = useEffectEvent(named);
  useEffect(() => tell(title), [title]);
  const name = text.panelNamed(index + 1, title);
  return (
    <section
      className={styles.frame}
      // A page needs one main landmark: when the main panel is hidden, this is it.
      role={isMainShown ? undefined : 'main'}
      aria-label={name}
      data-panel={index}
      tabIndex={-1}
    >
      <div className={styles.bar} role="toolbar" aria-label={text.tools(name)}>
        <PanelButton icon="chevron-left" label={text.back} disabled={!canGoBack} onClick={() => void navigate(-1)} />
        <PanelButton
          icon="chevron-right"
          label={text.forward}
          disabled={!canGoForward}
          onClick={() => void navigate(1)}
        />
        <p className={styles.title}>{title}</p>
        <PanelButton icon="split" label={count > 1 ? text.moveOn : text.moveAcross} onClick={() => move(1)} />
        <PanelButton icon="external" label={text.openInMain} onClick={() => openInMain(pathname + search)} />
        <PanelButton icon="close-panel" label={text.close} onClick={close} />
        <noscript>
          <a href={pathname + search}>{text.openInMain}</a>
          <a href={addressWithout}>{text.close}</a>
        </noscript>
      </div>
      <div ref={content} className={styles.content} data-scrolls="">
        <BeginAtTopContext value={beginAtTop}>
          <Outlet />
        </BeginAtTopContext>
      </div>
    </section>
  );
}

interface PanelButtonProps {
  icon: string;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

const PanelButton = ({ icon, label, disabled = false, onClick }: PanelButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <CategoryIcon name={icon} />
  </button>
);

/** A title such as 'Ephesus: City of Diana' is too long for a panel, where the name of the entry is enough. */
function shortTitle({ metaTitle, breadcrumbs }: RouteMeta): string {
  const name = breadcrumbs.at(-1)?.fragment;
  return name !== undefined && metaTitle.startsWith(`${name}: `) ? name : metaTitle;
}

/** The title of the panel's page, or the heading of its error; its path if there is neither. */
function usePanelTitle(): string {
  const site = useSite();
  const registry = useRegistry();
  const text = useTextOf();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  // A title does not depend on the origin.
  const meta = pageMeta({ matches, url: new URL(pathname + search, 'https://panel.invalid'), registry, site, text });
  const errors: Record<string, unknown> = useContext(DataRouterStateContext)?.errors ?? {};
  const [error] = Object.values(errors);
  if (error !== undefined) return errorHeading(error, text);
  if (!meta) return pathname;
  return meta.metaTitle === '' ? site.productName : shortTitle(meta);
}

function usePanelHistory(): { canGoBack: boolean; canGoForward: boolean } {
  const { key } = useLocation();
  const action = useNavigationType();
  const [history, setHistory] = useState(() => startHistory(key));
  if (history.keys[history.position] !== key) setHistory(afterStep(history, action, key));
  return { canGoBack: history.position > 0, canGoForward: history.position < history.keys.length - 1 };
}

/** On a phone the page scrolls instead of the panel. */
function useBeginningAtTop(content: RefObject<HTMLElement | null>, isMainShown: boolean): () => void {
  return useCallback(() => {
    const { current } = content;
    current?.scrollTo(0, 0);
    if (!isMainShown && current?.checkVisibility()) window.scrollTo(0, 0);
  }, [content, isMainShown]);
}

/** After a navigation inside the panel: scrolls to the top, focuses the heading and announces the page. */
function useArrival(content: RefObject<HTMLElement | null>, title: string, beginAtTop: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    beginAtTop();
    // A panel that followed the page's history must not take the focus from the reader.
    if (!content.current?.contains(document.activeElement) && document.activeElement !== document.body) return;
    content.current?.querySelector('h1')?.focus({ preventScroll: true });
    announce(title);
  }, [pathname, content, title, beginAtTop]);
}

/** Whether the panel's page has loaded and no navigation is running. */
function useIsSettled(): boolean {
  const state = useContext(DataRouterStateContext);
  return state?.initialized === true && state.navigation.state === 'idle';
}

interface Opening {
  title: string;
  /** The panel shows the page that it was opened for. */
  isShown: boolean;
  /** Key of the history step by which a link opened the page, if one did. */
  opened: string | undefined;
  beginAtTop: () => void;
}

/** After a link opened a page in this panel: focuses the heading and announces the page. */
function useOpening(content: RefObject<HTMLElement | null>, { title, isShown, opened, beginAtTop }: Opening): void {
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (!isShown || opened === undefined || answered.current === opened) return;
    answered.current = opened;
    beginAtTop();
    const heading = content.current?.querySelector<HTMLElement>('h1');
    (heading ?? content.current?.closest('section'))?.focus({ preventScroll: true });
    announce(title);
  }, [content, title, isShown, opened, beginAtTop]);
}
