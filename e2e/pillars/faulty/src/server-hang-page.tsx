import { defineRoute } from '@manna/shared/contracts';
import { meta } from './page';

export const route = defineRoute<string>({
  // On the server, which has no window, this never resolves: the gateway's deadline must end it.
  loader: () => ('window' in globalThis ? Promise.resolve('browser') : new Promise<string>(() => undefined)),
  meta,
  Component: ({ data }) => <h1>Rendered by the {data}</h1>,
});
