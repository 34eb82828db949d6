import { shellReleaseSchema, siteConfigSchema, type Boot } from '@manna/shared/contracts';
import { documentHtml } from './document';
import { headTags } from './router/document-meta';
import { garden } from './testing/pillars';

const sri = (letter: string) => `sha384-${letter.repeat(64)}`;
const release = shellReleaseSchema.parse({
  schema: 1,
  version: '3.1.0',
  contract: '1.0.0',
  provides: {},
  scripts: ['main.js'],
  styles: ['main.css'],
  fonts: [],
  server: 'server/shell.cjs',
  integrity: { 'main.js': sri('M'), 'main.css': sri('C') },
});
const css = [
  "@font-face{font-family:Face;src:url(face.woff2) format('woff2')}",
  '@font-face{font-family:Fallback;src:local(Georgia)}',
  'body{background:url("paper.png")}',
  'a{background:url(data:image/png;base64,AA)}',
].join('');
const site = siteConfigSchema.parse({ productName: 'Milk & <Honey>' });
const boot: Boot = {
  site,
  composition: { environment: 'test', revision: 1, pillars: [garden()] },
  shell: { base: '/shell/3.1.0/', version: '3.1.0', integrity: {} },
  manifests: {},
  hydration: { loaderData: { page: '</script><script>alert(1)</script>' }, errors: null },
};

const page = () =>
  documentHtml({
    head: headTags(
      { metaTitle: 'A "quoted" <title>', description: 'd', breadcrumbs: [], jsonld: { name: '</script>' } },
      site,
      '',
    ),
    path: '/garden',
    body: '<main>text</main>',
    boot,
    files: {
      shell: { base: '/shell/3.1.0/', release, styles: { 'main.css': css } },
      pillar: { resolved: garden(), styles: { 'route-root.css': '.a{}' }, files: ['route-root.js', 'route-root.css'] },
    },
    nonce: 'abc123',
  });

describe('the HTML of a page', () => {
  it('lets no text out of the place it stands in', () => {
    expect(page()).toContain('<title>A &quot;quoted&quot; &lt;title&gt; | Milk &amp; &lt;Honey&gt;</title>');
    expect(page()).not.toContain('</script><script>alert');
    expect(JSON.parse(/id="boot">(.*?)<\/script>/.exec(page())?.[1] ?? '')).toEqual(boot);
  });

  it('carries its styles in itself, each known by its file, with addresses that still hold', () => {
    expect(page()).toContain('<style data-href="main.css" nonce="abc123">@font-face{font-family:Fallback');
    expect(page()).toContain('url("/shell/3.1.0/paper.png")');
    expect(page()).toContain('url(data:image/png;base64,AA)');
    expect(page()).toContain('<style data-href="route-root.css" nonce="abc123">.a{}</style>');
  });

  it('leaves the faces that must be fetched to a line that is fast enough', () => {
    expect(page()).toContain(
      '<style id="web-fonts" media="not all" nonce="abc123">@font-face{font-family:Face;src:url(/shell/3.1.0/face.woff2)',
    );
  });

  it('asks early for the scripts of its route, each with its pin', () => {
    const preloads = [...page().matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads).toEqual(['/pillars/garden/1.2.3/remoteEntry.js', '/pillars/garden/1.2.3/route-root.js']);
    expect(page()).toContain(`<script defer src="/shell/3.1.0/main.js" integrity="${sri('M')}"`);
  });

  it('says which versions it is made of', () => {
    expect(page()).toContain('<meta name="generator" content="shell 3.1.0; garden 1.2.3">');
  });
});
