import { useEffect } from 'react';
import { isForBrowser, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import type { ShownPanel } from '../use-opened-panel';
import { dashboardText } from '../dashboard-text';
import styles from './side-panels.module.css';

interface PanelTabsProps {
  /** What the page in the main panel calls itself. */
  main: string;
  /** What those in the side panels do, in panel order; undefined until it is known. */
  titles: readonly (string | undefined)[];
  shown: ShownPanel;
  onShow: (panel: ShownPanel) => void;
}

/** On a phone there is room for one panel: this chooses which. Wider pages show them all, and not this. */
export function PanelTabs({ main, titles, shown, onShow }: PanelTabsProps) {
  const text = useText(dashboardText);
  usePanelKeys();
  usePlacesInPanels();
  const panels: [ShownPanel, name: string, title: string | undefined][] = [
    ['main', text.main, main],
    ...titles.map((title, index): [ShownPanel, string, string | undefined] => [index, text.panel(index + 1), title]),
  ];
  return (
    <nav className={styles.tabs} aria-label={text.panels}>
      {panels.map(([panel, name, title]) => (
        <button
          key={panel}
          type="button"
          className={styles.tab}
          aria-pressed={panel === shown}
          onClick={() => onShow(panel)}
        >
          {title === undefined ? name : <TabTitle name={name} title={title} />}
        </button>
      ))}
    </nav>
  );
}

/** A reader sees the page's title; who hears the button hears which panel it is too. */
const TabTitle = ({ name, title }: { name: string; title: string }) => (
  <>
    <VisuallyHidden>{`${name}: `}</VisuallyHidden>
    {title}
  </>
);

const panelsInOrder = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-panel]')];

/** F6 goes on to the next panel, Shift+F6 to the one before, as between the panes of a desktop's program. */
function usePanelKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const panels = panelsInOrder().filter((panel) => panel.checkVisibility());
      if (panels.length === 0) return;
      event.preventDefault();
      const now = panels.findIndex((panel) => panel.contains(document.activeElement));
      // From outside all panels the way on leads to the first, the way back to the last.
      const next = event.shiftKey ? (now < 0 ? panels.length : now) - 1 : now + 1;
      panels[(next + panels.length) % panels.length]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The place of a link's own page that it leads to; undefined for one that leads elsewhere. */
function placeOf(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  const id = decodeURIComponent(link?.getAttribute('href')?.slice(1) ?? '');
  if (id === '') return undefined;
  return link?.closest('[data-panel]')?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? undefined;
}

/**
 * A link to a place of its page leads there in its own panel. The browser knows one document, in which an id may stand in
 * each panel, and one address, which is the page's.
 */
function usePlacesInPanels(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const place = event.defaultPrevented || isForBrowser(event) ? undefined : placeOf(event.target);
      if (!place) return;
      event.preventDefault();
      place.scrollIntoView();
      // Where it takes no focus itself, what it holds may; the reader goes on from there.
      if (!place.matches('a[href], button, [tabindex]')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
