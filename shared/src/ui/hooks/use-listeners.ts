import { useEffect, useEffectEvent, type RefObject } from 'react';

type Listeners = {
  [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

interface ListenerOptions {
  /** Whether to listen in the capture phase, before listeners that do not. */
  capture?: boolean;
}

/**
 * Adds event listeners to an element, or to the document, while the component is mounted; to nothing if `target` is null.
 * For events of a container that this component did not render, or that has too many elements for a listener each. The
 * element must be there when the component is mounted, and the event types must be the same on every render.
 */
export function useListeners(
  target: RefObject<HTMLElement | null> | 'document' | null,
  listeners: Listeners,
  { capture = false }: ListenerOptions = {},
): void {
  const types = Object.keys(listeners).join(' ');
  const handle = useEffectEvent((event: Event) => {
    const listener = listeners[event.type as keyof Listeners] as ((event: Event) => void) | undefined;
    listener?.(event);
  });
  useEffect(() => {
    const element = target === 'document' ? document : target?.current;
    if (!element) return;
    const onEvent = (event: Event) => handle(event);
    for (const type of types.split(' ')) element.addEventListener(type, onEvent, capture);
    return () => {
      for (const type of types.split(' ')) element.removeEventListener(type, onEvent, capture);
    };
  }, [target, types, capture]);
}
