import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { delayReplay } from '@manna/shared/runtime';

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => onHydrated(), [onHydrated]);
  return null;
}

/** A Suspense boundary whose content may be hydrated late, and handles input: early input is replayed after that. */
export function ReplayAfter({ children }: { children: ReactNode }) {
  const ready = useRef<() => void>(undefined);
  // Before the effects of the content, if that is there already.
  useLayoutEffect(() => {
    ready.current = delayReplay();
    return () => ready.current?.();
  }, []);
  return (
    <Suspense>
      {children}
      <Hydrated onHydrated={() => ready.current?.()} />
    </Suspense>
  );
}
