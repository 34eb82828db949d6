import { redirect } from 'react-router-dom';

/** A page that a wrong URL may have meant: its path and its name. */
export interface NearPage {
  path: string;
  label: string;
}

/**
 * Throw from a loader where the address names nothing: the reader gets status 404 and the Page Not Found page, which offers
 * them these pages.
 */
export const notFound = (near: readonly NearPage[] = []): Response =>
  Response.json({ message: 'HTTP 404', near }, { status: 404, statusText: 'Not Found' });

const isNearPage = (value: unknown): value is NearPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?!\/)/.test(value.path) &&
  'label' in value &&
  typeof value.label === 'string';

/** The pages that a 404 offers, from the router's error. */
export function nearPages(data: unknown): NearPage[] {
  const near = typeof data === 'object' && data !== null && 'near' in data ? data.near : undefined;
  return Array.isArray(near) ? near.filter(isNearPage) : [];
}

/**
 * Throw from a loader where the content lives elsewhere. Path on this site; 302, for now, unless it is for
 * good.
 */
export const redirectTo = (path: string, status: 301 | 302 = 302): Response => redirect(path, status);
