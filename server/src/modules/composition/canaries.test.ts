import { ComposedSite, metadataWith, until } from '../../testing/composed-site';
import { faults, FaultServer } from '../../testing/fault-server';
import { sha256 } from '../../testing/fixture-site';

let composed: ComposedSite;
beforeEach(async () => (composed = await ComposedSite.create()));
afterEach(() => composed.remove());

const current = () => composed.service?.current();
const revisionIs = (revision: number) => until(() => current()?.resolved.revision === revision);
const versionWith = (canaries: readonly string[]) =>
  composed.service?.withCanaries(canaries).resolved.pillars.find(({ name }) => name === 'remote')?.version;

/** The stable pillars, and a canary of the remote one that half of the visitors get. */
async function withCanary(options: Parameters<ComposedSite['pins']>[0] = {}) {
  const stable = await composed.pins();
  const { remote } = await composed.pins({ version: '1.1.0', ...options });
  return { stable, canary: { ...remote, percent: 50 } };
}

test('visitors with and without the canary of a pillar get states of one generation with different ids', async () => {
  const { stable, canary } = await withCanary();
  await composed.compose(stable, { more: { remote: { canary } } });
  await composed.start();
  expect([versionWith([]), versionWith(['remote'])]).toEqual(['1.0.0', '1.1.0']);
  const [base, other] = [current(), composed.service?.withCanaries(['remote'])];
  expect(other?.generation).toBe(base?.generation);
  expect(other?.id).toBe(`${base?.id}+remote`);
  expect(composed.service?.withCanaries(['remote'])).toBe(other);
});

test('a fingerprint changes with the releases that a visitor gets, and not with a percent, a failure or a promotion to the same release', async () => {
  const of = (canaries: readonly string[]) => composed.service?.withCanaries(canaries).resolved.fingerprint;
  const { stable, canary } = await withCanary();
  await composed.compose(stable);
  await composed.start();
  const first = of([]);
  await composed.compose(stable, { more: { remote: { canary } } });
  await revisionIs(2);
  const withIt = of(['remote']);
  expect(of([])).toBe(first);
  expect(withIt).not.toBe(first);
  const { version, base, release } = canary;
  await composed.compose({ ...stable, remote: { version, base, release } });
  await revisionIs(3);
  expect(of([])).toBe(withIt);
  const { remote: next } = await composed.pins({ version: '2.0.0' });
  composed.host.file = '2.0.0/pillar.json';
  composed.host.fault = faults.unavailable;
  await composed.compose({ ...stable, remote: next });
  await revisionIs(4);
  const whileItFails = of([]);
  composed.host.fault = faults.none;
  await until(() => versionWith([]) === '2.0.0');
  expect(of([])).toBe(whileItFails);
  expect(new Set([first, withIt, whileItFails]).size).toBe(3);
  await composed.compose(stable);
  await revisionIs(5);
  expect(of([])).toBe(first);
});

test('a percent can change, and a canary become the stable release, while the host of its files is away', async () => {
  const { stable, canary } = await withCanary();
  await composed.compose(stable, { more: { remote: { canary } } });
  await composed.start();
  const { allowedOrigins } = current() ?? {};
  await composed.host.stop();
  const compose = (pins: typeof stable, more = {}) =>
    composed.site.compose(pins, { allowedOrigins: [...(allowedOrigins ?? [])], more });
  await compose(stable, { remote: { canary: { ...canary, percent: 100 } } });
  await revisionIs(2);
  expect(current()?.canaries).toMatchObject([{ pillar: 'remote', settings: { percent: 100 } }]);
  const { version, base, release } = canary;
  await compose({ ...stable, remote: { version, base, release } });
  await revisionIs(3);
  expect([versionWith([]), current()?.canaries, current()?.held]).toEqual(['1.1.0', [], []]);
  composed.host = await FaultServer.start(composed.site.dist);
});

test('a canary that takes what belongs to another pillar is for nobody, with the reason', async () => {
  const { stable, canary } = await withCanary({ release: { metadata: metadataWith(['/remote', '/local']) } });
  await composed.compose(stable, { more: { remote: { canary } } });
  await composed.start();
  expect(current()?.canaries).toEqual([]);
  expect(current()?.resolved.pillars.map(({ version, failure }) => [version, failure])).toEqual([
    ['1.0.0', null],
    ['1.0.0', null],
  ]);
  const reason = 'remote has the route /local, but what is below /local belongs to local.';
  expect(composed.service?.idleCanaries()).toEqual([
    { pillar: 'remote', version: '1.1.0', state: 'unavailable', reason },
  ]);
});

test('a stopped canary stays stopped after a restart, until there is another revision', async () => {
  const { stable, canary } = await withCanary();
  await composed.compose(stable, { more: { remote: { canary } } });
  const { service } = await composed.start();
  service.stopCanary('remote', 'too many pages failed');
  const stopped = [{ pillar: 'remote', version: '1.1.0', state: 'stopped', reason: 'too many pages failed' }];
  expect([current()?.canaries, service.idleCanaries()]).toEqual([[], stopped]);
  const restarted = await composed.start();
  expect([current()?.canaries, restarted.service.idleCanaries()]).toEqual([[], stopped]);
  await composed.compose(stable, { more: { remote: { canary } } });
  await revisionIs(2);
  expect([current()?.canaries.length, restarted.service.idleCanaries()]).toEqual([1, []]);
});

test('queries of a stopped canary are still known, because open pages have its code', async () => {
  const query = '{ home { text } }';
  const { stable, canary } = await withCanary({ release: { documents: { [sha256(query)]: query } } });
  await composed.compose(stable, { more: { remote: { canary } } });
  const { service } = await composed.start();
  service.stopCanary('remote', 'too many pages failed');
  expect([...service.current().documents.values()]).toContain(query);
});

test('a fallback is used after a load failure, rather than the last good release, and no longer when the failure is over', async () => {
  const { stable, canary } = await withCanary();
  await composed.compose(stable);
  const { lines } = await composed.start();
  const { remote: fallback } = await composed.pins({ version: '0.9.0' });
  const { remote: next } = await composed.pins({ version: '2.0.0' });
  composed.host.file = '2.0.0/pillar.json';
  composed.host.fault = faults.unavailable;
  await composed.compose({ ...stable, remote: next }, { more: { remote: { fallback, canary } } });
  await until(() => versionWith([]) === '0.9.0');
  expect(current()).toMatchObject({
    fallbacks: [{ pillar: 'remote', version: '0.9.0' }],
    held: [{ pillar: 'remote', version: '2.0.0', failure: { kind: 'http' } }],
  });
  expect(versionWith(['remote'])).toBe('1.1.0');
  expect(lines.map(({ msg }) => msg)).toContain(
    'remote has its fallback 0.9.0, because its stable release cannot be loaded.',
  );
  composed.host.fault = faults.none;
  await until(() => versionWith([]) === '2.0.0');
  expect([current()?.fallbacks, current()?.held]).toEqual([[], []]);
});

test('a stable release that does not fit the shell is replaced by the last good one, and not by the fallback', async () => {
  const stable = await composed.pins();
  await composed.compose(stable);
  await composed.start();
  const { remote: fallback } = await composed.pins({ version: '0.9.0' });
  const { remote: next } = await composed.pins({ version: '2.0.0', release: { contract: '^2.0.0' } });
  await composed.compose({ ...stable, remote: next }, { more: { remote: { fallback } } });
  await until(() => (current()?.held.length ?? 0) > 0);
  expect([versionWith([]), current()?.fallbacks]).toEqual(['1.0.0', []]);
});
