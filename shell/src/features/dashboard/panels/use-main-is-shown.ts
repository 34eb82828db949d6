import { useSyncExternalStore } from 'react';
import { MAIN_ELEMENT_ID } from '../../../host/document/element-ids';

const main = () => document.getElementById(MAIN_ELEMENT_ID);

/** What is not drawn has no size: a size that comes or goes tells it. */
function watch(onChange: () => void): () => void {
  const element = main();
  if (!element) return () => undefined;
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the main panel is in the page, and not behind a side panel as on a phone. True on the server. */
export const useMainIsShown = (): boolean =>
  useSyncExternalStore(
    watch,
    () => main()?.checkVisibility() ?? true,
    () => true,
  );
