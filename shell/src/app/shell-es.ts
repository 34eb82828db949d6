import type { TranslationPair } from '@manna/shared/contracts';
import { appEs } from './app-es';
import { dashboardEs } from '../features/dashboard/dashboard-es';
import { modalsEs } from '../features/modals/modals-es';
import { offlineEs } from '../features/offline/offline-es';
import { pagesEs } from '../features/site-pages/pages-es';

/** Everything that the shell says, in Spanish. */
export const es: readonly TranslationPair[] = [...appEs, ...modalsEs, ...dashboardEs, ...pagesEs, ...offlineEs];
