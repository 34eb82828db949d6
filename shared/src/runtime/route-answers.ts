import { redirect } from 'react-router-dom';

/** Throw from a loader where the address names nothing: the reader gets status 404 and the Page Not Found page. */
export const notFound = (): Response => new Response('HTTP 404', { status: 404, statusText: 'Not Found' });

/**
 * Throw from a loader where the content lives elsewhere. Path on this site; 302, for now, unless it is for
 * good.
 */
export const redirectTo = (path: string, status: 301 | 302 = 302): Response => redirect(path, status);
