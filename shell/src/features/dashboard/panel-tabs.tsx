import { useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import type { ShownPanel } from './dashboard';
import { dashboardText } from './dashboard-text';
import { usePanelKeys } from './use-panel-keys';
import { usePlacesInPanels } from './use-places-in-panels';
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
