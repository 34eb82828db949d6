import type { RouteMeta } from '@manna/shared/contracts';

declare global {
  /** A journey sets it when the fault is to end. */
  var faultEnded: boolean | undefined;
}

export const meta = (): RouteMeta => ({ metaTitle: 'Faulty', description: 'Goes wrong on purpose', breadcrumbs: [] });
