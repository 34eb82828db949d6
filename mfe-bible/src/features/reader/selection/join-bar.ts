/** What a bar belongs to. Functions, because the bar comes and goes. */
interface Joint {
  /** Returns the bar; null if it is not mounted. */
  bar: () => HTMLElement | null;
  /** Returns the verse number (a link) after which the bar comes in the tab order. */
  number: () => HTMLElement | null;
}

/** The tab stops in a text. */
const stopsIn = (text: Element): Element[] => [...text.querySelectorAll('a[href], button, [tabindex="0"]')];

/** The tools of a bar, without the contents of their popups. */
const toolsOf = (bar: Element): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>('a[href], button')].filter((tool) => !tool.closest('[popover]'));

/** The tool that an arrow key moves to; undefined for other keys. */
function toolAt(key: string, tools: readonly HTMLElement[], tool: HTMLElement): HTMLElement | undefined {
  const at = tools.indexOf(tool);
  if (at < 0) return undefined;
  const forth = getComputedStyle(tool).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forth === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forth) return tools[(at + 1) % tools.length];
  if (key === back) return tools.at(at - 1);
  if (key === 'Home') return tools[0];
  return key === 'End' ? tools.at(-1) : undefined;
}

/**
 * Makes Tab move from the last selected verse to the bar of actions, through the bar, and on to the text after the
 * verse; Shift+Tab moves back the same way. The bar is at the end of the page, some forty tab stops away. A reader who
 * reaches it there tabs on from there. Within the bar, the arrow keys, Home and End move the focus, as in any toolbar.
 *
 * @returns A cleanup function.
 */
export function joinBar(text: HTMLElement, joint: Joint): () => void {
  /** The link from which the focus entered the bar, and to which it returns. */
  let from: HTMLElement | null = null;

  const enter = (event: KeyboardEvent, bar: HTMLElement) => {
    const { target, shiftKey } = event;
    const number = joint.number();
    if (!number) return;
    const stops = stopsIn(text);
    // Shift+Tab enters the bar from the tab stop after the number.
    const start = shiftKey ? stops[stops.indexOf(number) + 1] : number;
    const tool = toolsOf(bar).at(shiftKey ? -1 : 0);
    if (target !== start || !tool) return;
    event.preventDefault();
    from = number;
    tool.focus({ preventScroll: true });
  };
  const leave = (event: KeyboardEvent, bar: HTMLElement, tool: HTMLElement) => {
    if (!from?.isConnected || tool !== toolsOf(bar).at(event.shiftKey ? 0 : -1)) return;
    if (event.shiftKey) event.preventDefault();
    // With Tab alone, the browser then moves on to the next tab stop by itself.
    from.focus({ preventScroll: !event.shiftKey });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    const bar = joint.bar();
    if (!bar || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement)) return;
    if (key === 'Tab' && text.contains(target)) enter(event, bar);
    else if (key === 'Tab' && bar.contains(target)) leave(event, bar, target);
    else if (!shiftKey) {
      const tool = toolAt(key, toolsOf(bar), target);
      if (tool) event.preventDefault();
      tool?.focus();
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    // A dialog returns the focus to the tool that opened it.
    if (target instanceof Element && !joint.bar()?.contains(target) && !target.closest('dialog')) from = null;
  };
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocusIn);
  };
}
