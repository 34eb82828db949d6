import { defineRoute } from '@manna/shared/contracts';
import { meta } from './page';

export const route = defineRoute<string>({
  loader: () =>
    globalThis.faultEnded === true
      ? Promise.resolve('Loaded after all')
      : Promise.reject(new Error('secret detail of a broken loader')),
  meta,
  Component: ({ data }) => <h1>{data}</h1>,
});
