import type { TranslationPair } from '@manna/shared/contracts';
import { appEs } from '../app/app-es';
import { dashboardEs } from '../dashboard/dashboard-es';
import { modalsEs } from '../modals/modals-es';
import { offlineEs } from '../offline/offline-es';
import { pagesEs } from '../pages/pages-es';

/** Everything that the shell says, in Spanish. */
export const es: readonly TranslationPair[] = [...appEs, ...modalsEs, ...dashboardEs, ...pagesEs, ...offlineEs];
