import { writeFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { ComposeSite, read, run, WHY } from './testing/compose-site';

let site: ComposeSite;
let file: string;
/** URL of the release that becomes a canary. */
let base: string;
beforeEach(async () => {
  site = await ComposeSite.start();
  file = await site.composed();
  base = await site.publish('garden', '1.1.0');
});
afterEach(() => site.remove());

const garden = () => read(file).pillars['garden'];
const canary = (...args: string[]) => run('canary', file, 'garden', ...args, ...WHY);
const fallback = (...args: string[]) => run('fallback', file, 'garden', ...args, ...WHY);
const differences = async () => (await run('diff', file)).data;

test('a canary begins with a share of the visitors, and every file of its release is verified', async () => {
  await canary('--base', base, '--percent', '5', '--cohort', 'staff', 'testers', '--stop-above', '2.5');
  expect(garden()).toMatchObject({
    stable: { version: '1.0.0' },
    canary: {
      version: '1.1.0',
      base,
      percent: 5,
      cohorts: ['staff', 'testers'],
      stopAt: { failedPercentAboveStable: 2.5, minPages: 50 },
    },
  });
  expect(await differences()).toEqual(
    expect.arrayContaining([
      { what: 'garden canary version', before: null, after: '1.1.0' },
      { what: 'garden canary percent', before: null, after: '5 %' },
      { what: 'garden canary cohorts', before: null, after: 'staff, testers' },
      { what: 'garden canary stops at', before: null, after: '2.5 points above, from 50 pages on' },
    ]),
  );
  const other = await site.publish('garden', '1.2.0');
  writeFileSync(site.at('garden/1.2.0/entry.js'), 'something else');
  await expect(canary('--base', other, '--percent', '5')).rejects.toThrow(/entry\.js is not the file that is pinned/);
});

test('the percent, the cohorts and the thresholds of a canary can change, and its release stays', async () => {
  await canary('--base', base, '--percent', '5', '--cohort', 'staff');
  const { canary: before } = garden() ?? {};
  await canary('--percent', '33.33');
  expect(garden()?.canary).toEqual({ ...before, percent: 33.33 });
  expect(await differences()).toEqual([{ what: 'garden canary percent', before: '5 %', after: '33.33 %' }]);
  await canary('--cohort', 'none', '--stop-after', '500');
  expect(garden()?.canary).not.toHaveProperty('cohorts');
  expect(garden()?.canary).toMatchObject({ percent: 33.33, stopAt: { failedPercentAboveStable: 5, minPages: 500 } });
});

test('a promoted canary is the stable release to the byte, and a rollback makes it a canary again', async () => {
  await canary('--base', base, '--percent', '5');
  const before = garden();
  await canary('--promote');
  const { version, release } = before?.canary ?? {};
  expect(garden()).toEqual({ enabled: true, timeoutMs: 4000, stable: { version, base, release } });
  await run('rollback', file, 'garden', ...WHY);
  expect(garden()).toEqual(before);
  await run('rollback', file, '--to', '2', ...WHY);
  expect(garden()).not.toHaveProperty('canary');
});

test('a canary ends, and so it does when its release becomes the stable one in another way', async () => {
  await canary('--base', base, '--percent', '5');
  await canary('--stop');
  expect(garden()).toMatchObject({ stable: { version: '1.0.0' } });
  expect(garden()).not.toHaveProperty('canary');
  await canary('--base', base, '--percent', '5');
  await run('pin', file, 'garden', '--base', base, ...WHY);
  expect(garden()).toMatchObject({ stable: { version: '1.1.0' } });
  expect(garden()).not.toHaveProperty('canary');
});

test('promotion to another environment carries the stable release, and not the canary', async () => {
  await canary('--base', base, '--percent', '5');
  const next = site.at('next.json');
  await run('init', next, '--environment', 'next', ...WHY);
  await run('promote', file, next, ...WHY);
  expect(read(next).pillars['garden']).toMatchObject({ stable: { version: '1.0.0' } });
  expect(read(next).pillars['garden']).not.toHaveProperty('canary');
});

test('a fallback is set, verified and removed', async () => {
  await fallback('--base', await site.publish('garden', '0.9.0'));
  expect(garden()).toMatchObject({ stable: { version: '1.0.0' }, fallback: { version: '0.9.0' } });
  expect(await differences()).toContainEqual({ what: 'garden fallback version', before: null, after: '0.9.0' });
  await canary('--base', base, '--percent', '5');
  expect(await run('verify', file)).toMatchObject({
    isSo: true,
    text: [
      'garden 1.0.0: 3 files are those that are pinned.',
      'garden 1.1.0 (canary): 3 files are those that are pinned.',
      'garden 0.9.0 (fallback): 3 files are those that are pinned.',
    ].join('\n'),
  });
  writeFileSync(site.at('garden/0.9.0/entry.js'), 'something else');
  const { text, isSo } = await run('verify', file);
  expect([isSo, text]).toEqual([false, expect.stringContaining('garden 0.9.0 (fallback):\n  ')]);
  await fallback('--remove');
  expect(garden()).not.toHaveProperty('fallback');
  await expect(fallback('--remove')).rejects.toThrow('garden has no fallback in prod.');
});

test.each([
  ['no share', ['--base', 'BASE'], /say with --percent how many of the visitors get it/],
  ['nothing to change', [], /say what is to change/],
  ['more than all visitors', ['--percent', '101'], /must be a number from 0 to 100/],
  ['three decimals', ['--percent', '1.125'], /with at most two decimals/],
  ['a cohort that no URL can have', ['--cohort', 'Our Staff'], /must be 1 to 32 lower-case letters/],
  ['a promotion with a percent', ['--promote', '--percent', '5'], /cannot be used with option/],
  ['a promotion and a stop', ['--promote', '--stop'], /cannot be used with option/],
])('a canary command with %s is wrong, and says what to do', async (_, args, message) => {
  const command = canary(...args.map((each) => (each === 'BASE' ? base : each)));
  await expect(command).rejects.toThrow(CommanderError);
  await expect(command).rejects.toThrow(message);
});

test.each([[['--percent', '5']], [['--promote']], [['--stop']]])(
  'a canary that was never begun cannot be changed: %p',
  async (args) => {
    await expect(canary(...args)).rejects.toThrow('garden has no canary in prod: begin one with --base and --percent.');
  },
);

test('a canary of the stable version is refused with a sentence', async () => {
  const stable = `${site.host}/garden/1.0.0/`;
  await expect(canary('--base', stable, '--percent', '5')).rejects.toThrow(
    /pillars\.garden\.canary: has the version of the stable release, 1\.0\.0/,
  );
  expect(read(file).revision).toBe(2);
});

test('status says what has become of a canary, and that a stopped one is not what the file composes', async () => {
  await canary('--base', base, '--percent', '5', '--cohort', 'staff');
  const pillars = [{ name: 'garden', owner: 'garden team', version: '1.0.0', failure: null }];
  site.says('api/composition', { environment: 'prod', revision: 3, slots: {}, pillars });
  const status = () => run('status', file, '--site', site.host);
  expect(await status()).toMatchObject({
    isSo: true,
    text: expect.stringContaining('1.1.0 for 5 % and staff  unknown'),
  });
  const says = (state: object) =>
    site.says('readyz', { composition: { canaries: [{ pillar: 'garden', version: '1.1.0', ...state }] } });
  says({ state: 'running' });
  expect(await status()).toMatchObject({ isSo: true, text: expect.stringMatching(/garden canary .* running$/) });
  says({ state: 'stopped', reason: 'too many pages failed' });
  expect(await status()).toMatchObject({
    isSo: false,
    text: expect.stringMatching(/garden canary .* stopped +too many pages failed$/),
  });
});

test('status says that a site runs the fallback', async () => {
  await fallback('--base', await site.publish('garden', '0.9.0'));
  const pillars = [{ name: 'garden', owner: 'garden team', version: '0.9.0', failure: null }];
  site.says('api/composition', { environment: 'prod', revision: 3, slots: {}, pillars });
  expect(await run('status', file, '--site', site.host)).toMatchObject({
    isSo: false,
    text: expect.stringContaining('its fallback, because the stable release cannot be loaded'),
  });
});
