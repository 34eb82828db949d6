import { pinRelease } from './pins';
import { scriptPolicy } from './script-policy';

test('the script policy allows pinned scripts and the service worker, and no others', () => {
  pinRelease({ base: '/shell/1.0.0/', integrity: { 'main.js': 'sha384-x' } });
  const pinned = `${location.origin}/shell/1.0.0/main.js`;
  expect(scriptPolicy.createScriptURL(pinned)).toBe(pinned);
  expect(scriptPolicy.createScriptURL(`${pinned}?retry=1`)).toBe(`${pinned}?retry=1`);
  expect(scriptPolicy.createScriptURL('/service-worker.js')).toBe('/service-worker.js');
  for (const address of ['/service-worker.js?x', 'https://elsewhere.example/service-worker.js', '/shell/1.0.0/x.js'])
    expect(() => scriptPolicy.createScriptURL(address)).toThrow('No release of this page names');
});
