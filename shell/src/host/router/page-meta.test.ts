import { defineRoute } from '@manna/shared/contracts';
import { Texts } from '@manna/shared/runtime';
import { siteWith } from '@manna/shared/testing';
import { PillarRegistry } from '../remotes/pillar-registry';
import { garden, sourceOf } from '../../testing/pillars';
import { pageMeta } from './page-meta';

async function metaOf(meta: Parameters<typeof defineRoute>[0]['meta']) {
  const page = defineRoute({ meta, Component: () => 'Cedars' });
  const registry = new PillarRegistry({
    pillars: [garden()],
    source: sourceOf(),
    own: { home: () => Promise.resolve(page) },
    texts: new Texts(),
  });
  await registry.route('shell', 'home');
  const match = {
    id: 'shell /',
    params: {},
    handle: { pillar: 'shell', routeId: 'home' },
    loaderData: { pending: false, data: null },
  };
  const url = new URL('https://site.example/');
  return pageMeta({ matches: [match], url, registry, site: siteWith(), text: new Texts().of });
}

describe('pageMeta', () => {
  it('returns the meta of the route', async () => {
    const said = { metaTitle: 'Cedars', description: 'Trees', breadcrumbs: [] };
    expect(await metaOf(() => said)).toEqual(said);
  });

  it('logs a warning when the meta has no title', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    await metaOf(() => ({ metaTitle: '', description: 'Trees', breadcrumbs: [] }));
    expect(warned).toHaveBeenCalledWith("The page / has no title; it gets the site's");
    warned.mockRestore();
  });

  it('returns Page Not Found with noindex for an unknown URL', () => {
    const registry = new PillarRegistry({ pillars: [], source: sourceOf(), own: {}, texts: new Texts() });
    const match = { id: 'not-found', params: {}, handle: undefined, loaderData: undefined };
    const url = new URL('https://site.example/nope');
    expect(pageMeta({ matches: [match], url, registry, site: siteWith(), text: new Texts().of })).toMatchObject({
      metaTitle: 'Page Not Found',
      noindex: true,
    });
  });

  it('returns undefined and logs the error when the meta of the route throws', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const broken = () => {
      throw new Error('No title today');
    };
    expect(await metaOf(broken)).toBeUndefined();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
