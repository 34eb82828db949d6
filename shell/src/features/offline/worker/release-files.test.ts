import { hasOtherRelease, isReleaseFile, staleFiles } from './release-files';

const shell = (version: string, file = 'main.js') => `https://site.example/shell/${version}/${file}`;
const bible = (version: string) => `https://cdn.example/pillars/bible/${version}/remoteEntry.js`;

test('isReleaseFile recognises files of releases by their version', () => {
  for (const [path, is] of [
    ['/shell/1.2.3/main.js', true],
    ['/shell/0.1.0-h0123456789/server/shell.cjs', true],
    ['/pillars/bible/1.0.0/route-chapter.js', true],
    ['/shell/current', false],
    ['/bible/1.2.3/4', false],
    ['/data/graphql', false],
  ] as const)
    expect([path, isReleaseFile(new URL(path, 'https://site.example'))]).toEqual([path, is]);
});

test('staleFiles keeps the shell release in use and the one before it', () => {
  const cached = [shell('1.0.0'), shell('1.1.0'), shell('1.1.0', 'late.js')];
  expect(staleFiles(cached, [shell('1.2.0')])).toEqual([shell('1.0.0')]);
  expect(staleFiles(cached, [shell('1.1.0')])).toEqual([]);
});

test('staleFiles keeps an older release when it is in use after a rollback', () => {
  const cached = [shell('1.0.0'), shell('1.1.0'), shell('1.2.0')];
  expect(staleFiles(cached, [shell('1.0.0')])).toEqual([shell('1.1.0')]);
});

test('staleFiles treats the releases of each pillar separately, also on another origin', () => {
  const cached = [bible('1.0.0'), shell('1.0.0'), bible('2.0.0'), bible('3.0.0')];
  expect(staleFiles(cached, [shell('1.0.0')])).toEqual([bible('1.0.0')]);
});

test('hasOtherRelease compares the releases of the parts that are saved', () => {
  const saved = [shell('1.0.0'), bible('1.0.0')];
  expect(hasOtherRelease(saved, [shell('1.0.0', 'late.js'), 'https://site.example/icons/a.png'])).toBe(false);
  expect(hasOtherRelease(saved, [shell('1.0.0'), bible('1.1.0')])).toBe(true);
  expect(hasOtherRelease([shell('1.0.0')], [bible('1.1.0')])).toBe(false);
});
