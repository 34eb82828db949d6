import { useEffect } from 'react';
import { isForBrowser, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import type { ShownPanel } from '../use-opened-panel';
import { dashboardText } from '../dashboard-text';
import styles from './side-panels.module.css';

interface PanelTabsProps {
  /** Title of the page in the main panel. */
  main: string;
  /** Titles of the pages in the side panels, in panel order; undefined until known. */
  titles: readonly (string | undefined)[];
  shown: ShownPanel;
  onShow: (panel: ShownPanel) => void;
}

/** Buttons that choose the panel on a phone, which has room for one. Wider pages hide them and show all panels. */
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

/** Shows the page's title; screen readers also get the panel's number. */
const TabTitle = ({ name, title }: { name: string; title: string }) => (
  <>
    <VisuallyHidden>{`${name}: `}</VisuallyHidden>
    {title}
  </>
);

const panelsInOrder = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-panel]')];

/** F6 goes to the next panel, Shift+F6 to the previous one, as in desktop applications. */
function usePanelKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const panels = panelsInOrder().filter((panel) => panel.checkVisibility());
      if (panels.length === 0) return;
      event.preventDefault();
      const now = panels.findIndex((panel) => panel.contains(document.activeElement));
      // From outside all panels F6 leads to the first one and Shift+F6 to the last one.
      const next = event.shiftKey ? (now < 0 ? panels.length : now) - 1 : now + 1;
      panels[(next + panels.length) % panels.length]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The target element of a link to an anchor in its own panel; undefined for other links. */
function placeOf(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  const id = decodeURIComponent(link?.getAttribute('href')?.slice(1) ?? '');
  if (id === '') return undefined;
  return link?.closest('[data-panel]')?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? undefined;
}

/**
 * Makes a link to an anchor scroll in its own panel. The browser could not: several panels of the document may have the
 * same id, and the URL is that of the page in the main panel.
 */
function usePlacesInPanels(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const place = event.defaultPrevented || isForBrowser(event) ? undefined : placeOf(event.target);
      if (!place) return;
      event.preventDefault();
      place.scrollIntoView();
      // Makes the target focusable, so that the keyboard continues from there.
      if (!place.matches('a[href], button, [tabindex]')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
