import type { OfflineData } from '@manna/shared/contracts';

/** The search page asks the gateway for nothing that is on the device: it reads the listings itself. */
export const offlineData: OfflineData = { query: () => Promise.resolve(undefined) };
