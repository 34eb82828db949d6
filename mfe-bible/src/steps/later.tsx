import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '@manna/shared/runtime';

interface LaterProps<Props> {
  /** The same at every rendering. */
  load: () => Promise<ComponentType<Props>>;
  /** What the component is given. */
  props: Props;
  /** Stands there until it comes; nothing where left out. */
  fallback?: ReactNode;
  /** The reader asked for it: it comes at once. */
  isAsked?: boolean;
}

/** A component that the page can be read without: it comes once there is nothing else to do, or never. */
export function Later<Props extends object>({ load, props, fallback, isAsked = false }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let left = false;
    const begin = () => {
      load().then(
        (loaded) => !left && setPart(() => loaded),
        () => undefined,
      );
    };
    const cancel = isAsked ? undefined : whenIdle(begin);
    if (isAsked) begin();
    return () => {
      left = true;
      cancel?.();
    };
  }, [load, isAsked]);
  return Part ? <Part {...props} /> : fallback;
}
