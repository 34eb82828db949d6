/**
 * The platform facade: every module with shared state or contexts that a pillar may use, as one federation singleton.
 * A pillar imports router and store from here and nowhere else, so that a page has only one of each.
 */

// Routing
export { Link, LinkTargetContext, NavLink, useNavigate } from './router/links';
export { isForBrowser } from './router/is-for-browser';
export { useLocation, useNavigation, useParams, useSearchParams } from './router/router-hooks';
export { nearPages, notFound, redirectTo } from './router/route-answers';
export type { NearPage } from './router/route-answers';
export { PrefetchContext, ShowAheadContext, usePrefetch, whenIdle } from './router/prefetch';
export type { Prefetch, ShowAhead } from './router/prefetch';
export { afterPaint } from './after-paint';

// Input that comes before the page is ready
export { delayReplay, hasEarlyInput, onReplay } from './early-input';
export type { EarlyInput, EarlyInputRecorder } from './early-input';

// Modals that a page fills
export { PageModal, PageModalLink, PageModalsContext, useRouterIdentity } from './router/page-modal';
export type { PageModals } from './router/page-modal';

// Store and session
export { StoreProvider } from './store/app-store';
export { createAppStore } from './store/store';
export type { AppState, AppStore } from './store/store';
export { useSession } from './store/session';
export type { Profile, SessionState } from './store/session-slice';

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
  slashKeyPreference,
  usePreference,
  useStoredPreferences,
} from './store/preferences';
export type { ChoicePreference, StoredPreferences } from './store/preferences';
export { useReaderTranslation } from './store/reader-translation';
export { useHistory, useRecentPages, useRecordVisit } from './pages/history';
export { useBookmarks } from './pages/bookmarks';
export { isBookmarked } from './pages/trails';
export type { Trail } from './pages/trails';

export { useHasPanels } from './router/has-panels';
export { usePanelSizes } from './router/panel-sizes';
export type { PanelSizes } from './router/panel-sizes';

// Slots that pillars fill
export { CompositionContext, useExtensions } from './extensions';

// Storage of pillars on the device
export { offlineStore } from './offline-store';

// Failures that are not shown on a page
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
