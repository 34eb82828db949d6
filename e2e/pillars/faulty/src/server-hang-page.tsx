import { defineRoute } from '@manna/shared/contracts';
import { meta } from './page';

export const route = defineRoute<string>({
  // Never ends on the server, where there is no window; the gateway's deadline has to end it.
  loader: () => ('window' in globalThis ? Promise.resolve('browser') : new Promise<string>(() => undefined)),
  meta,
  Component: ({ data }) => <h1>Rendered by the {data}</h1>,
});
