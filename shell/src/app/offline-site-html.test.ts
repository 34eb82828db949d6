import { shellReleaseSchema, type RenderRequest, type ResolvedPillar } from '@manna/shared/contracts';
import { siteWith } from '@manna/shared/testing';
import type { OfflineSiteFiles } from '../host/document/offline-site-files';
import { garden } from '../testing/pillars';
import { offlineSiteHtml } from './offline-site-html';

const pin = (letter: string) => `sha384-${letter.repeat(64)}`;
const release = shellReleaseSchema.parse({
  schema: 1,
  version: '3.1.0',
  contract: '2.1.0',
  provides: {},
  routes: [{ id: 'home', path: '/' }],
  scripts: ['main.js'],
  styles: ['main.css'],
  chunks: {},
  fonts: [],
  server: 'server/shell.cjs',
  integrity: Object.fromEntries(
    ['main.js', 'main.css', 'menu.js', 'face.woff2', 'service-worker.js', 'override.js', 'server/shell.cjs'].map(
      (file) => [file, pin('A')],
    ),
  ),
});

const { metadata } = garden();
if (!metadata) throw new Error('The garden has metadata');
const integrity = {
  'remoteEntry.js': pin('B'),
  '__federation_expose_pillar.js': pin('B'),
  'route-root.js': pin('B'),
  'modals-finder.js': pin('B'),
};
const withPack = { ...metadata, extensions: { ...metadata.extensions, offlinePacks: [{ id: 'beds', order: 10 }] } };

const onDevice = { ...metadata, routes: metadata.routes.map((route) => ({ ...route, offline: true })) };

const html = (own: ResolvedPillar['metadata'] = metadata) =>
  offlineSiteHtml({
    url: 'https://site.example/offline-site',
    language: 'es',
    site: siteWith({ languages: ['en', 'es'] }),
    composition: {
      environment: 'test',
      revision: 1,
      fingerprint: 'abc',
      slots: {},
      pillars: [garden({ integrity, metadata: own })],
    },
    shell: { base: '/shell/3.1.0/', release, styles: { 'main.css': 'body{}' }, serverFile: '', serverIntegrity: '' },
    pillars: { garden: { manifest: '{"id":"garden"}', serverFile: '', serverIntegrity: '', styles: {} } },
    nonce: 'n',
  } satisfies RenderRequest);

const dataIn = (page: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(page)?.[1] ?? '');
const filesOf = (page: string) => dataIn(page, 'offline-files') as OfflineSiteFiles;

test('the offline site names its languages and the files of the shell, without the service worker, what starts an override and the server’s', () => {
  const { languages, files } = filesOf(html());
  expect(languages).toEqual(['en', 'es']);
  const shell = files.map(({ address }) => address).filter((address) => address.startsWith('/shell/'));
  expect(shell.map((address) => address.slice('/shell/3.1.0/'.length))).toEqual([
    'main.js',
    'main.css',
    'menu.js',
    'face.woff2',
  ]);
});

test('the offline site has all files of a pillar with an offline pack or page, and of others only the parts of every page', () => {
  const files = (own: ResolvedPillar['metadata']) =>
    filesOf(html(own))
      .files.map(({ address }) => address)
      .filter((address) => address.startsWith('/pillars/'))
      .map((address) => address.split('/').at(-1));
  expect(files(withPack)).toEqual(Object.keys(integrity));
  expect(files(onDevice)).toEqual(Object.keys(integrity));
  expect(files(metadata)).toEqual(Object.keys(integrity).filter((file) => file !== 'route-root.js'));
});

test('the offline site is empty, is marked, and is not for search engines', () => {
  const page = html();
  expect(page).toContain('<html lang="es" data-offline="">');
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(dataIn(page, 'boot')).toMatchObject({ manifests: { garden: '{"id":"garden"}' }, panels: [] });
});
