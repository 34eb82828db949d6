import {
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import {
  Outlet,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useMatches,
  useNavigationType,
} from 'react-router-dom';
import {
  announce,
  PanelNameContext,
  useLocation,
  useNavigate,
  useSite,
  useText,
  useTextOf,
} from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { BeginAtTopContext } from '../../host/router/begin-at-top';
import { errorHeading } from '../../host/errors/error-heading';
import { pageMeta } from '../../host/router/page-meta';
import { useRegistry } from '../../host/router/page-context';
import { dashboardText } from './dashboard-text';
import { useMainIsShown } from './use-main-is-shown';
import { movedFrom, reportPlace } from './moved-panels';
import { usePanel } from './panel-context';
import { afterStep, startHistory } from './panel-history';
import styles from './panel-frame.module.css';

/** What stands around the page of a side panel: its title, its way back and forward, and what can be done with it. */
export function PanelFrame() {
  const { index, path, opened, count, named, close, move, openInMain } = usePanel();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const text = useText(dashboardText);
  const title = usePanelTitle();
  const { canGoBack, canGoForward } = usePanelHistory();
  const content = useRef<HTMLDivElement>(null);
  const isMainShown = useMainIsShown();
  const beginAtTop = useBeginningAtTop(content, isMainShown);
  useArrival(content, title, beginAtTop);
  const hasMoved = usePlaceAcrossMove(content, pathname + search);
  useOpening(content, {
    title,
    isShown: useIsSettled() && pathname + search === path,
    opened,
    isAnswered: hasMoved,
    beginAtTop,
  });
  const tell = useEffectEvent(named);
  useEffect(() => tell(title), [title]);
  const name = text.panelNamed(index + 1, title);
  return (
    <section
      className={styles.frame}
      // A page has one main thing: where the main panel is out of sight, this is it.
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
      </div>
      <div ref={content} className={styles.content}>
        <BeginAtTopContext value={beginAtTop}>
          <PanelNameContext value={text.panel(index + 1)}>
            <Outlet />
          </PanelNameContext>
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

/** What the page in the panel calls itself, or what went wrong with it; its path where neither says anything. */
function usePanelTitle(): string {
  const site = useSite();
  const registry = useRegistry();
  const text = useTextOf();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  // The origin says nothing about a title.
  const meta = pageMeta({ matches, url: new URL(pathname + search, 'https://panel.invalid'), registry, site, text });
  const errors: Record<string, unknown> = useContext(DataRouterStateContext)?.errors ?? {};
  const [error] = Object.values(errors);
  if (error !== undefined) return errorHeading(error, text);
  if (!meta) return pathname;
  return meta.metaTitle === '' ? site.productName : meta.metaTitle;
}

function usePanelHistory(): { canGoBack: boolean; canGoForward: boolean } {
  const { key } = useLocation();
  const action = useNavigationType();
  const [history, setHistory] = useState(() => startHistory(key));
  if (history.keys[history.position] !== key) setHistory(afterStep(history, action, key));
  return { canGoBack: history.position > 0, canGoForward: history.position < history.keys.length - 1 };
}

/** On a phone the page scrolls, and not the panel, which stands in it alone. */
function useBeginningAtTop(content: RefObject<HTMLElement | null>, isMainShown: boolean): () => void {
  return useCallback(() => {
    const { current } = content;
    current?.scrollTo(0, 0);
    if (!isMainShown && current?.checkVisibility()) window.scrollTo(0, 0);
  }, [content, isMainShown]);
}

/** A page that a reader went to inside the panel begins at its top, has focus on its heading, and is named aloud. */
function useArrival(content: RefObject<HTMLElement | null>, title: string, beginAtTop: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    beginAtTop();
    // A panel that followed the page's history takes no focus from where the reader is.
    if (!content.current?.contains(document.activeElement) && document.activeElement !== document.body) return;
    content.current?.querySelector('h1')?.focus({ preventScroll: true });
    announce(title);
  }, [pathname, content, title, beginAtTop]);
}

/** A page that is drawn anew on the other side stands where it stood. Answers whether it has come so. */
function usePlaceAcrossMove(content: RefObject<HTMLElement | null>, address: string): boolean {
  const [place] = useState(() => movedFrom(address));
  const report = useEffectEvent(() => [address, content.current?.scrollTop ?? 0] as const);
  useLayoutEffect(() => {
    if (place !== undefined) content.current?.scrollTo(0, place);
  }, [content, place]);
  useEffect(() => reportPlace(() => report()), []);
  return place !== undefined;
}

/** Whether the panel's page is there, and not on its way to another. */
function useIsSettled(): boolean {
  const state = useContext(DataRouterStateContext);
  return state?.initialized === true && state.navigation.state === 'idle';
}

interface Opening {
  title: string;
  /** The panel shows what it was opened for. */
  isShown: boolean;
  /** The step by which a link opened the page; undefined where none did. */
  opened: string | undefined;
  /** What opened the page was answered before this frame came, on the other side. */
  isAnswered: boolean;
  beginAtTop: () => void;
}

/** A page that a link opened in this panel has the focus on its heading, as one that a reader went to, and is named aloud. */
function useOpening(
  content: RefObject<HTMLElement | null>,
  { title, isShown, opened, isAnswered, beginAtTop }: Opening,
): void {
  const answered = useRef(isAnswered ? opened : undefined);
  useEffect(() => {
    if (!isShown || opened === undefined || answered.current === opened) return;
    answered.current = opened;
    beginAtTop();
    const heading = content.current?.querySelector<HTMLElement>('h1');
    (heading ?? content.current?.closest('section'))?.focus({ preventScroll: true });
    announce(title);
  }, [content, title, isShown, opened, beginAtTop]);
}
