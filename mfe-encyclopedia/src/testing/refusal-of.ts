import type { LoaderArgs, RouteModule } from '@manna/shared/contracts';
import { nearPages, Texts } from '@manna/shared/runtime';
import { siteWith } from '@manna/shared/testing';

/** The response that the loader of a page throws at a path: its status, and path and label of each page that it suggests. */
export async function refusalOf(
  route: Pick<RouteModule, 'loader'>,
  { path, ...given }: Pick<LoaderArgs, 'params' | 'data'> & { path: string },
): Promise<(number | string)[]> {
  const loaded = route.loader?.({
    ...given,
    url: new URL(`https://manna.test${path}`),
    signal: new AbortController().signal,
    site: siteWith(),
    language: 'en',
    preference: ({ initial }) => initial,
    text: new Texts('en').of,
  });
  const thrown: unknown = await loaded?.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error(`${path} was found.`);
  return [thrown.status, ...nearPages(await thrown.json()).map(({ path: to, label }) => `${to} ${label}`)];
}
