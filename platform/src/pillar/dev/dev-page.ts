import { BOOT_ELEMENT_ID, type Boot, type ResolvedComposition, type ResolvedPillar } from '@manna/shared/contracts';

/** Where an open page hears that there is another build. */
export const CHANGES_PATH = '/__pillar/changes';

const ROOT_START = '<div id="root">';
const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}">)(.*?)(</script>)`, 's');

const patched = (composition: ResolvedComposition, pillar: ResolvedPillar): ResolvedComposition => ({
  ...composition,
  pillars: [...composition.pillars.filter(({ name }) => name !== pillar.name), pillar],
});

/** The text of /api/composition, with this pillar. */
export const patchComposition = (text: string, pillar: ResolvedPillar): string =>
  JSON.stringify(patched(JSON.parse(text) as ResolvedComposition, pillar));

/** The policy of a page, with what the pillar's scripts need, for a page that has no certificate. */
export function patchPolicy(policy: string, name: string): string {
  const allowed = `manna-${name}`;
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const [kind, ...values] = directive.split(' ');
      return kind === 'trusted-types' && !values.includes(allowed) ? `${directive} ${allowed}` : directive;
    })
    .join('; ');
}

const nonceOf = (policy: string): string => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';

/** Removes what the server has rendered: it belongs to another page. React then renders this one. */
function withoutContent(html: string): string {
  const start = html.indexOf(ROOT_START) + ROOT_START.length;
  if (start < ROOT_START.length) return html;
  let depth = 1;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b/g)) {
    depth += tag === '</div' ? -1 : 1;
    if (depth === 0) return `${html.slice(0, start)}<div hidden></div>${html.slice(start + index)}`;
  }
  return html;
}

export interface PatchOptions {
  pillar: ResolvedPillar;
  /** The content security policy of the page. */
  policy: string;
  /** Whether the page is one of the pillar, which the site's server cannot render. */
  isOwn: boolean;
}

/** A page of the site, with this pillar. It reloads when there is another build. */
export function patchPage(html: string, { pillar, policy, isOwn }: PatchOptions): string {
  const page = isOwn ? withoutContent(html) : html;
  const reload = `<script nonce="${nonceOf(policy)}">new EventSource('${CHANGES_PATH}').onmessage = () => location.reload();</script>`;
  return page.replace(BOOT, (_, start: string, text: string, end: string) => {
    const boot = JSON.parse(text) as Boot;
    const changed: Boot = {
      ...boot,
      site: { ...boot.site, serviceWorker: 'withdrawn' },
      composition: patched(boot.composition, pillar),
      ...(isOwn && { hydration: { loaderData: { root: null }, errors: null }, panels: [] }),
    };
    return `${start}${JSON.stringify(changed).replaceAll('<', String.raw`\u003c`)}${end}${reload}`;
  });
}
