/** Whether the browser says that it has no network. The server is never offline: its navigator lacks the property. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
