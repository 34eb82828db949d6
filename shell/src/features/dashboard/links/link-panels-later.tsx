import { useEffect, useRef, useState, type ComponentType } from 'react';
import { whenIdle } from '@manna/shared/runtime';
import { isWide } from './is-wide';

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Lets links open in panels. The code is loaded at the first sign that a reader wants it: a mouse over a link in a wide
 * window, the Alt key, or a click on a link that asks for a panel. Such a click waits for the code; if that does not
 * load, it is a plain click. A long press cannot wait, so on a wide touch screen the code is loaded when the browser is
 * idle.
 */
export function LinkPanelsLater() {
  const [LinkPanels, setLinkPanels] = useState<ComponentType>();
  const clicked = useRef<() => void>(undefined);
  useEffect(() => {
    // The loaded code is listening by now, because a child's effects run before its parent's.
    clicked.current?.();
    clicked.current = undefined;
    if (LinkPanels) return;
    const listening = new AbortController();
    const capture = { capture: true, signal: listening.signal };
    let state: 'idle' | 'loading' | 'failed' = 'idle';
    const load = () => {
      if (state !== 'idle') return;
      state = 'loading';
      import(/* webpackChunkName: "link-panels" */ './link-panels').then(
        (module) => !listening.signal.aborted && setLinkPanels(() => module.LinkPanels),
        () => {
          state = 'failed';
          clicked.current?.();
        },
      );
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (!link || state === 'failed' || !(event.altKey || link.dataset.openIn)) return;
      event.preventDefault();
      event.stopPropagation();
      const again = new MouseEvent('click', event);
      clicked.current = () => link.dispatchEvent(again);
      load();
    };
    const onPointerOver = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse' && isWide() && linkOf(target)) load();
    };
    document.addEventListener('click', onClick, capture);
    document.addEventListener('pointerover', onPointerOver, capture);
    document.addEventListener('keydown', ({ altKey }) => altKey && load(), capture);
    const cancel = matchMedia('(any-pointer: coarse)').matches && isWide() ? whenIdle(load) : undefined;
    return () => {
      listening.abort();
      cancel?.();
    };
  }, [LinkPanels]);
  return LinkPanels && <LinkPanels />;
}
