import { useSyncExternalStore } from 'react';
import { useSite } from '@manna/shared/runtime';

const never = () => () => undefined;

/** The absolute URL of a path of this site; null until the origin is known. */
export function usePageAddress(path: string): string | null {
  const { advertiseAddress } = useSite();
  const origin = useSyncExternalStore<string | null>(
    never,
    () => location.origin,
    () => null,
  );
  const base = advertiseAddress?.replace(/\/$/, '') ?? origin;
  return base === null ? null : base + path;
}
