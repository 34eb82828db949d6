import { useSyncExternalStore } from 'react';
import { MAIN_ELEMENT_ID } from '../../../host/document/element-ids';

const main = () => document.getElementById(MAIN_ELEMENT_ID);

/** A hidden element has no size, so a ResizeObserver notices when it is shown or hidden. */
function watch(onChange: () => void): () => void {
  const element = main();
  if (!element) return () => undefined;
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the main panel is visible, and not hidden as on a phone that shows a side panel. True on the server. */
export const useMainIsShown = (): boolean =>
  useSyncExternalStore(
    watch,
    () => main()?.checkVisibility() ?? true,
    () => true,
  );
