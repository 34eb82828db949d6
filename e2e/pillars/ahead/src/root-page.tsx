import { defineRoute } from '@manna/shared/contracts';

export const route = defineRoute({
  meta: () => ({ metaTitle: 'Ahead', description: 'Ahead of its time', breadcrumbs: [] }),
  Component: () => <h1>Never shown</h1>,
});
