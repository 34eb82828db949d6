import { defineRoute } from '@manna/shared/contracts';
import { meta } from './page';

function RenderPage() {
  if (globalThis.faultEnded !== true) throw new Error('broken while rendering, on purpose');
  return <h1>Rendered after all</h1>;
}

export const route = defineRoute({ meta, Component: RenderPage });
