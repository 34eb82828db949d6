/** A service that counts page views. */
export interface AnalyticsSink {
  /** The reader is on a page: its path and query, and its route as '<pillar>/<route id>' if it has one. */
  page(pathAndQuery: string, route: string | undefined): void;
  /** Sets who is signed in: an opaque id, never a name or an e-mail address; null for nobody. */
  user(id: string | null): void;
}

/** The URL of a page of this site. */
export const pageAddress = (pathAndQuery: string): string => location.origin + pathAndQuery;

/**
 * Sends data to a service of another origin, even while the page is being left. Sends no cookies and does not wait for
 * the response, because nothing that a reader does depends on it.
 */
export function sendElsewhere(address: string, body?: string | URLSearchParams): void {
  const request: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
  fetch(address, body === undefined ? request : { ...request, body }).catch(() => undefined);
}
