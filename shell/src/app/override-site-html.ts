import type { Override, RenderRequest } from '@manna/shared/contracts';
import { documentHtml } from '../host/document/document';
import { headTags } from '../host/document/document-meta';
import { overrideBanner, overrideBannerCss } from '../host/override/override-banner';
import { OVERRIDE_SCRIPT, type OverrideBoot } from '../host/override/override-boot';
import { forBrowser, laterFiles, withoutFiles } from './boot-data';

/**
 * The page of a browser that runs a pillar from another place: a banner, and nothing of the page itself. The gateway may not
 * reach that place and never runs its code, so the browser renders the page at its URL.
 */
export function overrideSiteHtml(
  { url, site, language, composition, shell, nonce }: RenderRequest,
  override: Override,
): string {
  const { base, release } = shell;
  const boot = {
    site,
    language,
    composition: { ...composition, pillars: composition.pillars.map(forBrowser).map(withoutFiles) },
    shell: { base, version: release.version, integrity: laterFiles(release) },
    manifests: {},
    hydration: { loaderData: {}, errors: null },
    panels: [],
  };
  const data: OverrideBoot = {
    override,
    boot,
    shell: { contract: release.contract, provides: release.provides },
    scripts: release.scripts.map((file) => ({ src: base + file, integrity: release.integrity[file] ?? '' })),
  };
  return documentHtml({
    head: headTags(undefined, site, site.advertiseAddress ?? new URL(url).origin),
    path: '/',
    body: '',
    boot,
    files: { shell, chunks: [], pillars: [], extensions: [] },
    nonce,
    language,
    multiPanel: false,
    override: {
      data,
      css: overrideBannerCss,
      banner: overrideBanner(override),
      script: { src: base + OVERRIDE_SCRIPT, integrity: release.integrity[OVERRIDE_SCRIPT] },
    },
  });
}
