import { pinRelease } from '../../host/remotes/pins';
import { shellFiles } from './shell-files';

test('shellFiles returns scripts and styles of the shell, and pillars’ parts in header, menu, modals and settings', () => {
  const pin = `sha384-${'B'.repeat(64)}`;
  const names = ['menu-tabs.js', 'menu-tabs.css', 'face.woff2', 'service-worker.js', 'menu-tabs.js.map'];
  const parts = [
    'route-chapter.a1.js',
    'menuEntries.a1.js',
    'headerActions-find.a1.js',
    'settingsFields-download.a1.css',
    'homeCards-day.a1.js',
  ];
  pinRelease({ base: '/shell/1.0.0/', integrity: Object.fromEntries(names.map((name) => [name, pin])) });
  pinRelease({ base: '/pillars/bible/1.0.0/', integrity: Object.fromEntries(parts.map((name) => [name, pin])) });
  expect(shellFiles()).toEqual([
    { address: 'http://localhost/shell/1.0.0/menu-tabs.js', integrity: pin },
    { address: 'http://localhost/shell/1.0.0/menu-tabs.css', integrity: pin },
    { address: 'http://localhost/pillars/bible/1.0.0/menuEntries.a1.js', integrity: pin },
    { address: 'http://localhost/pillars/bible/1.0.0/headerActions-find.a1.js', integrity: pin },
    { address: 'http://localhost/pillars/bible/1.0.0/settingsFields-download.a1.css', integrity: pin },
  ]);
});
