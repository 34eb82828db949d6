import { useContext, useMemo, type ReactNode } from 'react';
import { parsePath } from 'react-router-dom';
import { LocationContext } from '@manna/shared/runtime/router-internals';

interface PageLocationProps {
  /** Path and query of a page that the router has not gone to yet; left out where it has. */
  ahead?: string | undefined;
  children: ReactNode;
}

/** A page that is drawn before the router has gone there reads its own address, not that of the page it follows. */
export function PageLocation({ ahead, children }: PageLocationProps) {
  const here = useContext(LocationContext);
  const there = useMemo(() => {
    const { pathname = '/', search = '' } = parsePath(ahead ?? '');
    return { pathname, search, hash: '', state: null, key: 'ahead' };
  }, [ahead]);
  return (
    <LocationContext value={ahead === undefined ? here : { ...here, location: there }}>{children}</LocationContext>
  );
}
