import { getInstance, init } from '@module-federation/enhanced/runtime';
import { garden } from '../../testing/pillars';
import { FederationSource } from './federation-source';

describe('a pillar that is retried', () => {
  it('is registered again, once, without a warning', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const logged = jest.spyOn(console, 'log').mockImplementation();
    init({ name: 'shell', remotes: [] });
    const entries = () => getInstance()?.options.remotes.map((remote) => 'entry' in remote && remote.entry);
    const source = new FederationSource();
    source.register(garden());
    expect(entries()).toEqual(['http://localhost/pillars/garden/1.2.3/mf-manifest.json']);

    const mended = garden({ version: '1.2.4', base: '/pillars/garden/1.2.4/' });
    globalThis.fetch = () =>
      Promise.resolve(Response.json({ environment: 'prod', revision: 2, slots: {}, pillars: [mended] }));
    expect((await source.renew(garden())).version).toBe('1.2.4');
    expect(entries()).toEqual(['http://localhost/pillars/garden/1.2.4/mf-manifest.json']);

    globalThis.fetch = () => Promise.reject(new Error('no network'));
    expect((await source.renew(mended)).version).toBe('1.2.4');
    expect(entries()).toHaveLength(1);
    expect(warned).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
