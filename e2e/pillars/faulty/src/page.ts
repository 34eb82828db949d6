import type { RouteMeta } from '@manna/shared/contracts';

declare global {
  /** A journey sets this to end the fault. */
  var faultEnded: boolean | undefined;
}

export const meta = (): RouteMeta => ({ metaTitle: 'Faulty', description: 'Goes wrong on purpose', breadcrumbs: [] });
