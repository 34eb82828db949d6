import { useRef, type RefObject } from 'react';
import { useListeners } from '@manna/shared/ui/hooks';

/** Selects the tab stops in a text. */
const STOPS = ':is(a[href], button):not([tabindex="-1"]), [tabindex="0"]';

/** Selects the tools of a bar, without the contents of their popups. */
export const TOOLS = ':is(a[href], button):not([popover] *)';

const toolsOf = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>(TOOLS)];

interface Joint {
  text: RefObject<HTMLElement | null>;
  /** Empty while the bar is not mounted. */
  bar: RefObject<HTMLElement | null>;
  /** Returns the verse number (a link) after which the bar comes in the tab order. */
  number: () => HTMLElement | null;
}

/**
 * Makes Tab move from the last selected verse to the bar of actions, through the bar, and on to the text after the
 * verse; Shift+Tab moves back the same way. The bar is at the end of the page, some forty tab stops away. A reader who
 * reaches it there tabs on from there.
 */
export function useJoinedBar({ text, bar, number }: Joint): void {
  /** The link from which the focus entered the bar, and to which it returns. */
  const from = useRef<HTMLElement>(null);

  const enter = (event: KeyboardEvent, page: Element, tools: readonly HTMLElement[]) => {
    const { target, shiftKey } = event;
    const link = number();
    if (!link) return;
    const isAfter = (stop: Element) => (link.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    // Shift+Tab enters the bar from the tab stop after the number.
    const start = shiftKey ? [...page.querySelectorAll(STOPS)].find(isAfter) : link;
    const tool = tools.at(shiftKey ? -1 : 0);
    if (target !== start || !tool) return;
    event.preventDefault();
    from.current = link;
    tool.focus({ preventScroll: true });
  };
  const leave = (event: KeyboardEvent, tools: readonly HTMLElement[]) => {
    if (!from.current?.isConnected || event.target !== tools.at(event.shiftKey ? 0 : -1)) return;
    if (event.shiftKey) event.preventDefault();
    // With Tab alone, the browser then moves on to the next tab stop by itself.
    from.current.focus({ preventScroll: !event.shiftKey });
  };
  useListeners(
    'document',
    {
      keydown: (event) => {
        const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
        if (key !== 'Tab' || defaultPrevented || ctrlKey || metaKey || altKey) return;
        if (!text.current || !bar.current || !(target instanceof Node)) return;
        if (text.current.contains(target)) enter(event, text.current, toolsOf(bar.current));
        else if (bar.current.contains(target)) leave(event, toolsOf(bar.current));
      },
      focusin: ({ target }) => {
        // A dialog returns the focus to the tool that opened it.
        if (target instanceof Element && !bar.current?.contains(target) && !target.closest('dialog'))
          from.current = null;
      },
    },
    { capture: true },
  );
}
