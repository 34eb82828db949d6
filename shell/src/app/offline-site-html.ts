import type { RenderRequest, ResolvedPillar } from '@manna/shared/contracts';
import { documentHtml } from '../host/document/document';
import { headTags } from '../host/document/document-meta';
import type { OfflineSiteFiles } from '../host/document/offline-site-files';
import { OVERRIDE_SCRIPT } from '../host/override/override-boot';
import { forBrowser } from './boot-data';

type Integrity = ResolvedPillar['integrity'];

const pick = (integrity: Integrity, isPicked: (file: string) => boolean): Integrity =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => isPicked(file)));

/** What pillars without pages that open offline add to every page: menu tabs, modals and settings, by the names of their chunks. */
const framePart = /^(?:__federation_expose_pillar|(?:menuEntries|modals|settingsFields)(?:-[\w-]+)?)\./;

/** The files of a pillar that are saved: all of them if it has pages that open offline, otherwise its parts of the frame. */
const savedFiles = ({ entry, integrity, metadata }: ResolvedPillar): Integrity =>
  metadata?.extensions.offlinePacks?.length || metadata?.routes.some(({ offline }) => offline)
    ? integrity
    : pick(integrity, (file) => file === entry || framePart.test(file));

/**
 * The site without the content of any page: the browser renders the page at its URL, from files and data on the device.
 */
export function offlineSiteHtml({ url, site, language, composition, shell, pillars, nonce }: RenderRequest): string {
  const { base, release } = shell;
  const shellFiles = pick(
    release.integrity,
    (file) => /\.(?:js|css|woff2)$/.test(file) && !file.includes('service-worker') && file !== OVERRIDE_SCRIPT,
  );
  const resolved = composition.pillars.map(forBrowser);
  const saved = [
    { base, integrity: shellFiles },
    ...resolved.map((pillar) => ({ base: pillar.base, integrity: savedFiles(pillar) })),
  ];
  const manifests = resolved.flatMap(({ name }) => {
    const manifest = pillars[name]?.manifest;
    return manifest === undefined ? [] : [[name, manifest] as const];
  });
  const files: OfflineSiteFiles['files'] = saved.flatMap((part) =>
    Object.entries(part.integrity).map(([file, integrity]) => ({ address: part.base + file, integrity })),
  );
  return documentHtml({
    head: headTags(undefined, site, site.advertiseAddress ?? new URL(url).origin),
    path: '/',
    body: '',
    boot: {
      site,
      language,
      composition: { ...composition, pillars: resolved },
      shell: { base, version: release.version, integrity: shellFiles },
      manifests: Object.fromEntries(manifests),
      hydration: { loaderData: {}, errors: null },
      panels: [],
    },
    files: { shell, chunks: [], pillars: [], extensions: [] },
    nonce,
    language,
    multiPanel: false,
    offline: { languages: site.languages, files },
  });
}
