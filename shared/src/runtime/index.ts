/**
 * The platform facade: everything with identity that a pillar may use, as one federation singleton.
 * A pillar imports router and store from here and nowhere else, so that a page has one of each.
 */

// Routing
export { Link, NavLink, useLocation, useNavigate, useNavigation, useParams, useSearchParams } from 'react-router-dom';
export { notFound, redirectTo } from './route-answers';
export { PrefetchContext, usePrefetch, whenIdle } from './prefetch';
export type { Prefetch } from './prefetch';

// Store and session
export { Provider as StoreProvider } from 'react-redux';
export { createAppStore } from './store';
export type { AppState, AppStore } from './store';
export { useSession } from './session';
export type { Profile, SessionState } from './session-slice';

// Site
export { SiteContext, useSite } from './site-context';

// Live region
export { announce, useAnnouncement } from './announcer';
