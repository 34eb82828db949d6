import { useEffect, useState } from 'react';
import { reportFailure } from '@manna/shared/runtime';

/** A value from the gateway: loading until it is there, or failed until `reload` is called. */
export type Loaded<T> = { readonly status: 'loading' | 'failed' } | { readonly status: 'loaded'; readonly value: T };

/**
 * Loads a value when it is mounted, and again by `reload`, during which the last value stays.
 *
 * @param load Must be the same function on every render.
 */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, reload: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    load().then(
      (value) => {
        if (!isOver) setLoaded({ status: 'loaded', value });
      },
      (error: unknown) => {
        reportFailure(error, 'user-data');
        if (!isOver) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [load, attempt]);
  return [loaded, () => setAttempt((before) => before + 1)];
}
