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

describe('what a page says of itself', () => {
  it('is what its route says', async () => {
    const said = { metaTitle: 'Cedars', description: 'Trees', breadcrumbs: [] };
    expect(await metaOf(() => said)).toEqual(said);
  });

  it('is missed in the console where it has no title', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    await metaOf(() => ({ metaTitle: '', description: 'Trees', breadcrumbs: [] }));
    expect(warned).toHaveBeenCalledWith("The page / has no title; it gets the site's");
    warned.mockRestore();
  });

  it('is at an address that names nothing just that, and nothing to find', () => {
    const registry = new PillarRegistry({ pillars: [], source: sourceOf(), own: {}, texts: new Texts() });
    const match = { id: 'not-found', params: {}, handle: undefined, loaderData: undefined };
    const url = new URL('https://site.example/nope');
    expect(pageMeta({ matches: [match], url, registry, site: siteWith(), text: new Texts().of })).toMatchObject({
      metaTitle: 'Page Not Found',
      noindex: true,
    });
  });

  it('is nothing where its route throws, and the page stands all the same', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const broken = () => {
      throw new Error('No title today');
    };
    expect(await metaOf(broken)).toBeUndefined();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
