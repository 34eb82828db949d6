import { definePillar, translate } from '@manna/shared/contracts';
import { Texts } from '@manna/shared/runtime';
import { FAILURES_TO_OPEN_CIRCUIT, PillarRegistry, SHELL } from './pillar-registry';
import { garden, gardenModule, gardenPage, sourceOf } from '../../testing/pillars';

const registryOf = (source: ReturnType<typeof sourceOf>, pillar = garden(), texts = new Texts()) =>
  new PillarRegistry({ pillars: [pillar], source, own: { home: () => Promise.resolve(gardenPage) }, texts });

describe('the registry of a page', () => {
  it('returns a page of a pillar, and loads the pillar only once', async () => {
    const source = sourceOf(gardenModule);
    const registry = registryOf(source);
    expect(await registry.route('garden', 'root')).toBe(gardenPage);
    expect(await registry.route('garden', 'root')).toBe(gardenPage);
    expect(source.loads).toBe(1);
    expect(registry.loaded('garden', 'root')).toBe(gardenPage);
  });

  it('rejects with kind timeout when a pillar does not load within its timeout', async () => {
    await expect(registryOf(sourceOf('never')).route('garden', 'root')).rejects.toMatchObject({ kind: 'timeout' });
  });

  it.each([
    ['a module that is not a pillar', { routes: {} }],
    ['a pillar without the page', definePillar({ routes: {} })],
    ['an invalid page', definePillar({ routes: { root: () => Promise.resolve({} as never) } })],
  ])('rejects with kind contract for %s', async (_what, module) => {
    await expect(registryOf(sourceOf(module)).route('garden', 'root')).rejects.toMatchObject({ kind: 'contract' });
  });

  it('rejects with the gateway’s reason for a refused pillar, without loading its code', async () => {
    const source = sourceOf(gardenModule);
    const refused = garden({ failure: { kind: 'integrity', message: 'other bytes' } });
    await expect(registryOf(source, refused).route('garden', 'root')).rejects.toMatchObject({ kind: 'integrity' });
    expect(source.loads).toBe(0);
  });

  it('tries again after a failure, and recovers when loading succeeds', async () => {
    const registry = registryOf(sourceOf(new Error('no network'), gardenModule));
    await expect(registry.route('garden', 'root')).rejects.toMatchObject({ kind: 'evaluation' });
    expect(await registry.route('garden', 'root')).toBe(gardenPage);
  });

  it('stops requesting a pillar after repeated failures until the reader retries', async () => {
    const source = sourceOf(...Array.from({ length: FAILURES_TO_OPEN_CIRCUIT }, () => new Error('down')), gardenModule);
    const registry = registryOf(source);
    for (let attempt = 0; attempt < FAILURES_TO_OPEN_CIRCUIT + 2; attempt += 1) {
      await expect(registry.route('garden', 'root')).rejects.toMatchObject({ name: 'PillarFailure' });
    }
    expect(source.loads).toBe(FAILURES_TO_OPEN_CIRCUIT);
    await registry.renew('garden');
    expect(await registry.route('garden', 'root')).toBe(gardenPage);
  });

  it("adds a pillar's texts in the language of the page before its page is returned", async () => {
    const plants = { cedar: 'Cedar' };
    const es = () => Promise.resolve([translate(plants, { cedar: 'Cedro' })]);
    const spanish = new Texts('es');
    const translated = definePillar({ ...gardenModule, translations: { es } });
    await registryOf(sourceOf(translated), garden(), spanish).route('garden', 'root');
    expect(spanish.of(plants).cedar).toBe('Cedro');
    const english = new Texts();
    await registryOf(sourceOf(translated), garden(), english).route('garden', 'root');
    expect(english.of(plants).cedar).toBe('Cedar');
  });

  it("returns the shell's own pages even when pillars fail", async () => {
    const source = sourceOf(new Error('down'));
    const registry = registryOf(source);
    expect(await registry.route(SHELL, 'home')).toBe(gardenPage);
    expect(registry.loaded(SHELL, 'home')).toBe(gardenPage);
    expect(registry.refused(SHELL)).toBe(false);
    expect(source.loads).toBe(0);
  });

  it('uses the pillar of the current composition after a renewal', async () => {
    const registry = registryOf(sourceOf(gardenModule), garden({ failure: { kind: 'http', message: '503' } }));
    expect(registry.refused('garden')).toBe(true);
    await registry.renew('garden');
    expect(registry.refused('garden')).toBe(false);
    expect(await registry.route('garden', 'root')).toBe(gardenPage);
  });
});
