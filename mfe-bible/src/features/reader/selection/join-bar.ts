/** Where a bar belongs to; asked anew at each key, as a bar comes and goes. */
interface Joint {
  /** The bar; null while there is none. */
  bar: () => HTMLElement | null;
  /** The link in the text that the bar follows. */
  number: () => HTMLElement | null;
}

/** What the Tab key stops at in a text. */
const stopsIn = (text: Element): Element[] => [...text.querySelectorAll('a[href], button, [tabindex="0"]')];

/** The tools of a bar, and not what one of them opens. */
const toolsOf = (bar: Element): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>('a[href], button')].filter((tool) => !tool.closest('[popover]'));

/** Which tool an arrow leads to; undefined for a key that leads to none. */
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
 * Has the Tab key go from a verse that was chosen to the bar of what can be done with it, through the bar, and on in the
 * text behind the verse; with Shift the same way back. The bar stands at the end of the page, some forty stops away. Who
 * comes to it there goes on from there. Within it the arrows, Home and End move, as in any toolbar.
 *
 * @returns What ends it.
 */
export function joinBar(text: HTMLElement, joint: Joint): () => void {
  /** The link that the focus came to the bar from, or is to go on from. */
  let from: HTMLElement | null = null;

  const enter = (event: KeyboardEvent, bar: HTMLElement) => {
    const { target, shiftKey } = event;
    const number = joint.number();
    if (!number) return;
    const stops = stopsIn(text);
    // The way back begins at what follows the number.
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
    // Forward the browser goes on by itself, to whatever comes next.
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
    // A dialog gives the focus back to the tool that it was opened by.
    if (target instanceof Element && !joint.bar()?.contains(target) && !target.closest('dialog')) from = null;
  };
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocusIn);
  };
}
