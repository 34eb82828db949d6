/**
 * The platform facade: everything with identity that a pillar may use, as one federation singleton.
 * A pillar imports router and store from here and nowhere else, so that a page has one of each.
 */

// Routing
export { Link, LinkTargetContext, NavLink, useNavigate } from './links';
export { isForBrowser } from './is-for-browser';
export { useLocation, useNavigation, useParams, useSearchParams } from './router-hooks';
export { nearPages, notFound, redirectTo } from './route-answers';
export type { NearPage } from './route-answers';
export { PrefetchContext, ShowAheadContext, usePrefetch, whenIdle } from './prefetch';
export type { Prefetch, ShowAhead } from './prefetch';
export { afterPaint } from './after-paint';

// Modals that a page fills
export { PageModal, PageModalLink, PageModalsContext, useRouterIdentity } from './page-modal';
export type { PageModals } from './page-modal';

// Store and session
export { StoreProvider } from './app-store';
export { createAppStore } from './store';
export type { AppState, AppStore } from './store';
export { useSession } from './session';
export type { Profile, SessionState } from './session-slice';

// User state
export { defineUserState } from './user-state/user-state-definition';
export type { UserStateDefinition } from './user-state/user-state-definition';
export { useUserState } from './user-state/use-user-state';
export type { SetUserState } from './user-state/use-user-state';
export { LAST_USER_KEY, storageKey } from './user-state/user-state-storage';
export {
  choicePreference,
  languagePreference,
  preferenceIn,
  preferenceOf,
  preferencesState,
  sitePreferences,
  usePreference,
  useStoredPreferences,
} from './preferences';
export type { ChoicePreference, StoredPreferences } from './preferences';
export { useHistory, useRecentPages, useRecordVisit } from './pages/history';
export { useBookmarks } from './pages/bookmarks';
export { isBookmarked } from './pages/trails';
export type { Trail } from './pages/trails';

export { usePanelSizes } from './panel-sizes';
export type { PanelSizes } from './panel-sizes';

// Slots that pillars fill
export { CompositionContext, useExtensions } from './extensions';

// What pillars keep on the device
export { offlineStore } from './offline-store';

// Failures that no page shows
export { onFailure, reportFailure } from './failures';

// Names of landmarks
export { PanelNameContext, usePartName } from './part-name';

// Site
export { SiteContext, useSite } from './site-context';

// Data and texts
export { DataContext, useData } from './data-context';
export { DataFailure } from './data-failure';
export { Texts, TextsContext, useLanguage, useText, useTextOf } from './texts';

// Live region
export { announce, useAnnouncement } from './announcer';
