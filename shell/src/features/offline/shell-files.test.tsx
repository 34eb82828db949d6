import { pinRelease } from '../../host/remotes/pins';
import { shellFiles } from './shell-files';

test('are the scripts and style sheets of the shell, and nothing of a pillar', () => {
  const pin = `sha384-${'B'.repeat(64)}`;
  const names = ['menu-tabs.js', 'menu-tabs.css', 'face.woff2', 'service-worker.js', 'menu-tabs.js.map'];
  pinRelease({ base: '/shell/1.0.0/', integrity: Object.fromEntries(names.map((name) => [name, pin])) });
  pinRelease({ base: '/pillars/bible/1.0.0/', integrity: { 'route-chapter.js': pin } });
  expect(shellFiles()).toEqual([
    { address: 'http://localhost/shell/1.0.0/menu-tabs.js', integrity: pin },
    { address: 'http://localhost/shell/1.0.0/menu-tabs.css', integrity: pin },
  ]);
});
