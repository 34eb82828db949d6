import type { RouteModule } from '@manna/shared/contracts';

const notARoute: unknown = { heading: 'not a route' };

export const route = notARoute as RouteModule;
