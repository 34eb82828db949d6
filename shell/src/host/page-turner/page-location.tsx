import { useContext, useMemo, type ReactNode } from 'react';
import { parsePath } from 'react-router-dom';
import { LocationContext } from '@manna/shared/runtime/router-internals';

interface PageLocationProps {
  /** Path and query of a page that the router has not arrived at yet. */
  ahead?: string | undefined;
  children: ReactNode;
}

/** Lets a page that is rendered before the router arrives there read its own location instead of the router's. */
export function PageLocation({ ahead, children }: PageLocationProps) {
  const here = useContext(LocationContext);
  const there = useMemo(() => {
    if (ahead === undefined) return here;
    const { pathname = '/', search = '' } = parsePath(ahead);
    return { ...here, location: { pathname, search, hash: '', state: null, key: 'ahead' } };
  }, [here, ahead]);
  return <LocationContext value={there}>{children}</LocationContext>;
}
