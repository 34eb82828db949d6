import { useSite } from '@manna/shared/runtime';
import { useHydrated } from '@manna/shared/ui/hooks';

/** The absolute URL of a path of this site; null until the origin is known. */
export function usePageAddress(path: string): string | null {
  const { advertiseAddress } = useSite();
  const origin = useHydrated() ? location.origin : null;
  const base = advertiseAddress?.replace(/\/$/, '') ?? origin;
  return base === null ? null : base + path;
}
