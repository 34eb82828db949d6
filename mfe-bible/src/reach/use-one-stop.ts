import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useListeners, useRovingFocus } from '@manna/shared/ui/hooks';
import { scrollerOf, viewOf } from '../text/scroll-view';
import { useScrolls } from './use-scrolls';
import { markAt } from './verse-marks';

/** Selects the numbers of verses and the letters of notes in a text. */
const IN_TEXT = 'sup:is([id^="v"], [data-verse], [id$="-mark"]) > a';

/** Selects the links from notes back to their letters. */
const IN_NOTES = 'li > a[href$="-mark"]';

/**
 * Makes the verse numbers and note letters of a page one tab stop, and the links of its notes another: a psalm has up to 176
 * verses, and all of them came before the next chapter. The arrow keys up and down, Home and End move among them.
 */
export function useTextStops(page: RefObject<HTMLElement | null>): void {
  useOneStop(page, IN_TEXT);
  useOneStop(page, IN_NOTES);
}

/** Only one of these links is in the tab order: the last one that had the focus, otherwise the first visible one. */
function useOneStop(page: RefObject<HTMLElement | null>, links: string): void {
  const stop = useRef<HTMLElement>(null);
  /** Whether the stop has had the focus: the reader comes back to it, wherever the page has scrolled since. */
  const isMet = useRef(false);

  const stopAt = (link: HTMLElement | undefined) => {
    if (!link || link === stop.current) return;
    if (stop.current) stop.current.tabIndex = -1;
    link.tabIndex = 0;
    stop.current = link;
  };
  const all = () => [...(page.current?.querySelectorAll<HTMLElement>(links) ?? [])];
  const visible = (): HTMLElement | undefined => {
    if (!page.current) return undefined;
    const { top, bottom } = viewOf(scrollerOf(page.current));
    return markAt(all(), top, bottom);
  };
  /** Takes the links out of the tab order that were rendered since. */
  const update = useEffectEvent(() => {
    const now = all();
    for (const link of now) if (link !== stop.current && link.tabIndex !== -1) link.tabIndex = -1;
    const focused = now.find((link) => link === document.activeElement);
    if (focused) stopAt(focused);
    else if (!stop.current || !now.includes(stop.current)) stopAt(visible());
  });
  useEffect(() => {
    if (!page.current) return;
    update();
    const texts = new MutationObserver(() => update());
    texts.observe(page.current, { childList: true, subtree: true });
    return () => texts.disconnect();
  }, [page]);

  useScrolls(page, () => {
    if (!isMet.current || stop.current?.isConnected !== true) stopAt(visible());
  });
  useListeners(page, {
    focusin: ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(links)) return;
      isMet.current = true;
      stopAt(target);
    },
  });
  useRovingFocus(page, { items: links, axis: 'vertical', isCircle: false });
}
