import { redirect } from 'react-router-dom';

/** A page that a wrong URL may have meant: its path and its name. */
export interface NearPage {
  path: string;
  label: string;
}

/**
 * Throw this from a loader when there is no page at the URL. The reader gets status 404 and the Page Not Found page,
 * which suggests these pages.
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
 * Throw this from a loader when the content has moved to another path of this site. The status is 302 (temporary) by
 * default; 301 is permanent.
 */
export const redirectTo = (path: string, status: 301 | 302 = 302): Response => redirect(path, status);
