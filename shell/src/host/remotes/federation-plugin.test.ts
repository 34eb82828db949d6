import { createInstance } from '@module-federation/enhanced/runtime';
import { federationPlugin } from './federation-plugin';

describe('a shared module of the shell', () => {
  it('is requested again when it failed to load the first time', async () => {
    const facade = { createDataClient: () => 'a client' };
    const answers = [Promise.reject(new Error('no network')), Promise.resolve(() => facade)];
    const federation = createInstance({
      name: 'shell',
      remotes: [],
      plugins: [federationPlugin()],
      shared: {
        facade: { version: '1.0.0', get: () => answers.shift() ?? Promise.reject(new Error('asked too often')) },
      },
    });
    await expect(federation.loadShare('facade')).rejects.toThrow('no network');
    const again = await Promise.all([federation.loadShare('facade'), federation.loadShare('facade')]);
    expect(again.map((factory) => factory && factory())).toEqual([facade, facade]);
  });
});
