/** A service that counts page views. */
export interface AnalyticsSink {
  /** The reader is on a page: its path and query, and its route as '<pillar>/<route id>' if it has one. */
  page(pathAndQuery: string, route: string | undefined): void;
  /** Sets who is signed in: an opaque id, never a name or an e-mail address; null for nobody. */
  user(id: string | null): void;
}

/** The address of a page of this site. */
export const pageAddress = (pathAndQuery: string): string => location.origin + pathAndQuery;

/**
 * Sends to a service elsewhere, also while the page is being left. Without its cookies, and without waiting for an
 * answer: nothing that a reader does depends on it.
 */
export function sendElsewhere(address: string, body?: string | URLSearchParams): void {
  const request: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
  fetch(address, body === undefined ? request : { ...request, body }).catch(() => undefined);
}
