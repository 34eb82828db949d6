import { defineRoute } from '@manna/shared/contracts';
import { meta } from './page';

if (globalThis.faultEnded !== true) throw new Error('broken while starting, on purpose');

export const route = defineRoute({ meta, Component: () => <h1>Started after all</h1> });
