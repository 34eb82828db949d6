import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { announce, useLocation, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { Menu, type MenuOption } from '@manna/shared/ui/controls';
import { keepDashboard, readDashboard, withDashboard } from '../dashboard-address';
import { withPanel, withPanelPath } from '../panels/arrange-panels';
import { freePlace, type FreePlace } from './free-place';
import { linkPanelsText } from './link-panels-text';
import { openBeside } from './open-beside';
import { sitePath } from './site-link';
import type { OpeningState } from '../use-opened-panel';
import { watchLinks, type NamedPanel } from './watch-links';
import styles from './link-panels.module.css';

/** A link whose menu is offered; `open`: the keyboard requested it, so it opens at once. */
interface Offered {
  link: HTMLAnchorElement;
  open: boolean;
}

/**
 * Lets every link of a page open in a panel: by a click with Alt held, by Alt+Enter, and by its menu, which appears
 * when the mouse rests on the link and which Alt+Down and a long press open. Browsers use the other modifier keys for tabs and windows.
 * A link may also name its panel; then a plain click opens it there.
 */
export function LinkPanels() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [offered, setOffered] = useState<Offered>();

  const dashboard = readDashboard(search);
  const open = (path: string, index?: number) => {
    const next = dashboard && index !== undefined ? withPanelPath(dashboard, index, path) : withPanel(dashboard, path);
    void navigate({ search: withDashboard(search, next) }, { preventScrollReset: true });
  };
  const openInNamedPanel = (path: string, place: NamedPanel) => {
    if (place === 'main') {
      const state: OpeningState = { opened: 'main' };
      void navigate(dashboard ? keepDashboard(path, dashboard) : path, { state });
      return;
    }
    const { dashboard: next, index } = openBeside(dashboard, path);
    const state: OpeningState = { opened: index };
    const address = withDashboard(search, next);
    // As in browsers, a navigation to the current URL adds no history step.
    void navigate({ search: address }, { preventScrollReset: true, replace: address === search, state });
  };
  const latest = useRef({ open, openInNamedPanel });
  useEffect(() => {
    latest.current = { open, openInNamedPanel };
  });
  useEffect(
    () =>
      watchLinks({
        open: (path) => latest.current.open(path),
        openInNamedPanel: (path, place) => latest.current.openInNamedPanel(path, place),
        offer: (link, now) => setOffered(link && { link, open: now }),
      }),
    [],
  );
  const page = pathname + search;
  const [offeredOn, setOfferedOn] = useState(page);
  // The link that a menu belongs to may have gone with its page.
  if (offeredOn !== page) {
    setOfferedOn(page);
    setOffered(undefined);
  }
  if (!offered) return null;
  const count = dashboard?.panels.length ?? 0;
  return <LinkMenu key={offered.link.href} {...offered} panels={count} onOpen={open} />;
}

interface LinkMenuProps extends Offered {
  /** Number of side panels. */
  panels: number;
  /** Opens a path in the side panel with this index, or in a new one. */
  onOpen: (path: string, index?: number) => void;
}

/** Width and height of the button. CSS pixels. */
const BUTTON_PX = 24;

const endOf = (link: Element): FreePlace => {
  const { right, top } = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect();
  return { left: Math.max(0, Math.min(right, innerWidth - BUTTON_PX)), top };
};

/** A small button near the end of a link, with a menu of ways to open the link. */
function LinkMenu({ link, open, panels, onOpen }: LinkMenuProps) {
  const text = useText(linkPanelsText);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    // What is asked for opens, if need be over other words; what is only offered covers none.
    const free = freePlace(link, BUTTON_PX) ?? (open ? endOf(link) : undefined);
    element.hidden = free === undefined;
    element.style.setProperty('left', `${free?.left ?? 0}px`);
    element.style.setProperty('top', `${free?.top ?? 0}px`);
    if (!open) return;
    element.querySelector('button')?.click();
    // Gives the focus back to the link if the keyboard opened the menu.
    const onToggle = ({ newState }: ToggleEvent) => newState === 'closed' && link.focus();
    element.addEventListener('toggle', onToggle, true);
    return () => element.removeEventListener('toggle', onToggle, true);
  }, [link, open]);

  const options: MenuOption[] = [
    { value: 'new', text: text.newPanel, icon: 'panel' },
    ...Array.from({ length: panels }, (_, index) => ({
      value: String(index),
      text: text.inPanel(index + 1),
      icon: 'split',
    })),
    { value: 'tab', text: text.newTab, icon: 'external' },
    { value: 'copy', text: text.copy, icon: 'copy' },
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.href);
      announce(text.copied);
    } catch {
      announce(text.notCopied);
    }
  };
  const choose = (value: string) => {
    const path = sitePath(link) ?? '/';
    if (value === 'tab') window.open(link.href, '_blank', 'noopener');
    else if (value === 'copy') void copy();
    else onOpen(path, value === 'new' ? undefined : Number(value));
  };
  return (
    <div ref={place} className={styles.offer} data-link-menu="">
      <Menu label={text.offer} icon={<Icon name="more" />} iconOnly options={options} onChoose={choose} emptyText="" />
    </div>
  );
}
