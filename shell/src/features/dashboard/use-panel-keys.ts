import { useEffect } from 'react';

const panelsInOrder = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-panel]')];

/** F6 goes on to the next panel, Shift+F6 to the one before, as between the panes of a desktop's program. */
export function usePanelKeys(): void {
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
