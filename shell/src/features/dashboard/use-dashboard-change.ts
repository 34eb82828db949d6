import { useEffect, useRef } from 'react';
import { useNavigate, type Path } from 'react-router-dom';
import { useLocation, useNavigation } from '@manna/shared/runtime';
import { readDashboard, withDashboard, type Dashboard } from './dashboard-address';

/** Derives a new dashboard from the one in the URL; null is a page of one panel. */
export type ChangeDashboard = (make: (now: Dashboard | null) => Dashboard | null, replace?: boolean) => void;

/** Changes the dashboard in the URL without stopping a navigation of the main panel. */
export function useDashboardChange(): ChangeDashboard {
  const location = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // Two panels may report a change before the URL has changed for the first of them.
  const target = useRef<Pick<Path, 'pathname' | 'search' | 'hash'>>(location);
  useEffect(() => {
    target.current = next ?? location;
  }, [location, next]);
  return (make, replace = false) => {
    const { pathname, search, hash } = target.current;
    const changed = { pathname, search: withDashboard(search, make(readDashboard(search))), hash };
    target.current = changed;
    void navigate(changed, { preventScrollReset: pathname === location.pathname, replace });
  };
}
