import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { delayReplay, hasEarlyInput, whenIdle } from '@manna/shared/runtime';

interface LaterProps<Props> {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Props of the component. */
  props: Props;
  /** Placeholder until it is loaded; nothing by default. */
  fallback?: ReactNode;
  /** Load it at once, because the reader asked for it. */
  isAsked?: boolean;
}

/**
 * A component that is not needed for reading: loaded when the browser is idle, or at once if a reader has tried to use the
 * page already. Renders the placeholder if loading fails.
 */
export function Later<Props extends object>({ load, props, fallback, isAsked = false }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const listens = useRef<() => void>(undefined);
  useEffect(() => {
    const ready = delayReplay();
    listens.current = ready;
    const begin = () => {
      load().then((loaded) => setPart(() => loaded), ready);
    };
    const cancel = isAsked || hasEarlyInput() ? undefined : whenIdle(begin);
    if (!cancel) begin();
    return () => {
      cancel?.();
      ready();
    };
  }, [load, isAsked]);
  // The part's own effects have run by now.
  useEffect(() => {
    if (Part) listens.current?.();
  }, [Part]);
  return Part ? <Part {...props} /> : fallback;
}
