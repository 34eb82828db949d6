import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '@manna/shared/runtime';

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
 * A component that is not needed for reading: loaded when the browser is idle. Renders the placeholder if loading
 * fails.
 */
export function Later<Props extends object>({ load, props, fallback, isAsked = false }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    const begin = () => {
      load().then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
    };
    if (!isAsked) return whenIdle(begin);
    begin();
    return undefined;
  }, [load, isAsked]);
  return Part ? <Part {...props} /> : fallback;
}
