import { useEffect, type RefObject } from 'react';
import { whenIdle } from '@manna/shared/runtime';

/** Says in the document which page is drawn, and not in sight. */
export const aheadMark = { 'data-ahead': '' };
export const AHEAD = '[data-ahead]';

/**
 * Has the browser lay out the page that is drawn ahead, once there is nothing else to do: of all that it takes to show a page
 * this is the longest. React hides it with `display: none`, which is laid out as nothing, and takes back what stands there in
 * the moment it shows the page.
 *
 * @param pages What the pages are children of.
 */
export function useLayOutAhead(pages: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: parent } = pages;
    if (!parent) return;
    let cancel: (() => void) | undefined;
    const layOut = () =>
      parent.querySelector<HTMLElement>(`:scope > ${AHEAD}`)?.style.setProperty('display', 'block', 'important');
    // React draws it when it finds time, and tells nobody.
    const arrival = new MutationObserver(() => {
      cancel?.();
      cancel = whenIdle(layOut);
    });
    arrival.observe(parent, { childList: true });
    return () => {
      arrival.disconnect();
      cancel?.();
    };
  }, [pages]);
}
