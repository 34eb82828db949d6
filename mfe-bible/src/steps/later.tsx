import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '@manna/shared/runtime';

interface LaterProps<Props> {
  /** The same at every rendering. */
  load: () => Promise<ComponentType<Props>>;
  /** What the component is given. */
  props: Props;
  /** Stands there until it comes; nothing where left out. */
  fallback?: ReactNode;
}

/** A component that the page can be read without: it comes once there is nothing else to do, or never. */
export function Later<Props extends object>({ load, props, fallback }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let left = false;
    const cancel = whenIdle(() => {
      load().then(
        (loaded) => !left && setPart(() => loaded),
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
    };
  }, [load]);
  return Part ? <Part {...props} /> : fallback;
}
