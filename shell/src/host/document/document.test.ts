import {
  LATER_RULES_MARK,
  shellReleaseSchema,
  siteConfigSchema,
  type Boot,
  type ResolvedPillar,
} from '@manna/shared/contracts';
import { documentHtml } from './document';
import { headTags } from './document-meta';
import { garden } from '../../testing/pillars';

const sri = (letter: string) => `sha384-${letter.repeat(64)}`;
const release = shellReleaseSchema.parse({
  schema: 1,
  version: '3.1.0',
  contract: '2.0.0',
  provides: {},
  routes: [{ id: 'home', path: '/' }],
  scripts: ['main.js'],
  styles: ['main.css'],
  chunks: { dashboard: ['dashboard.js', 'dashboard.css'] },
  fonts: [],
  server: 'server/shell.cjs',
  integrity: {
    'main.js': sri('M'),
    'main.css': sri('C'),
    'hebrew.woff2': sri('H'),
    'dashboard.js': sri('D'),
    'dashboard.css': sri('E'),
  },
});
const css = [
  "@font-face{font-family:Face;src:url(face.woff2) format('woff2')}",
  '@font-face{font-family:Fallback;src:local(Georgia)}',
  '@font-face{font-family:"Noto Serif Hebrew";src:url(hebrew.woff2);unicode-range:U+0590-05FF}',
  'body{background:url("paper.png")}',
  'a{background:url(data:image/png;base64,AA)}',
].join('');
const site = siteConfigSchema.parse({ productName: 'Milk & <Honey>' });
const boot: Boot = {
  site,
  language: 'en',
  composition: { environment: 'test', revision: 1, fingerprint: 'abc', slots: {}, pillars: [garden()] },
  shell: { base: '/shell/3.1.0/', version: '3.1.0', integrity: {} },
  manifests: {},
  hydration: { loaderData: { page: '</script><script>alert(1)</script>' }, errors: null },
  panels: [],
};

const gardenFiles = {
  resolved: garden(),
  styles: { 'route-root.css': '.a{}' },
  files: ['route-root.js', 'route-root.css'],
};

const page = (change: Partial<Parameters<typeof documentHtml>[0]> = {}) =>
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
      chunks: [],
      pillars: [gardenFiles],
      extensions: [],
    },
    nonce: 'abc123',
    language: 'en',
    multiPanel: false,
    ...change,
  });

describe('the HTML of a page', () => {
  it('escapes texts in elements and in the JSON of its script', () => {
    expect(page()).toContain('<title>A &quot;quoted&quot; &lt;title&gt; | Milk &amp; &lt;Honey&gt;</title>');
    expect(page()).not.toContain('</script><script>alert');
    expect(JSON.parse(/id="boot">(.*?)<\/script>/.exec(page())?.[1] ?? '')).toEqual(boot);
  });

  it('names the feeds of what it lists', () => {
    const feed = { id: 'news', category: 'plants', title: 'Plants "& more"' };
    const html = page({ head: headTags({ metaTitle: 'Plants', description: 'd', breadcrumbs: [], feed }, site, '') });
    expect(html.match(/<link rel="alternate"[^>]*>/g)).toEqual([
      '<link rel="alternate" type="application/rss+xml" title="Plants &quot;&amp; more&quot;" href="/feeds/news/plants.rss">',
      '<link rel="alternate" type="application/atom+xml" title="Plants &quot;&amp; more&quot;" href="/feeds/news/plants.atom">',
      '<link rel="alternate" type="application/feed+json" title="Plants &quot;&amp; more&quot;" href="/feeds/news/plants.json">',
    ]);
  });

  it('leads to the oEmbed description of what other sites may embed', () => {
    const meta = { metaTitle: 'John 3:16', description: 'd', breadcrumbs: [], embed: '/bible/john/3?v=16' };
    const html = page({ head: headTags(meta, site, 'https://manna.example') });
    expect(html).toMatch(
      /<link rel="alternate" type="application\/json\+oembed" title="[^"]+" href="\/oembed\?url=https%3A%2F%2Fmanna\.example%2Fbible%2Fjohn%2F3%3Fv%3D16">/,
    );
  });

  it('has its styles inlined, each with the name of its file, and with absolute URLs', () => {
    expect(page()).toContain('<style data-href="main.css" nonce="abc123">@font-face{font-family:Fallback');
    expect(page()).toContain('url("/shell/3.1.0/paper.png")');
    expect(page()).toContain('url(data:image/png;base64,AA)');
    expect(page()).toContain('<style data-href="route-root.css" nonce="abc123">.a{}</style>');
  });

  it('has the later rules of its styles after its text, in the order of the sheets', () => {
    const shell = { base: '/shell/3.1.0/', release, styles: { 'main.css': `.a{}${LATER_RULES_MARK}.a:hover{}` } };
    const pillar = { ...gardenFiles, styles: { 'route-root.css': `.b{}${LATER_RULES_MARK}.b:hover{}` } };
    const html = page({ files: { shell, chunks: [], pillars: [pillar, pillar], extensions: [] } });
    const [early, later] = html.split('<main>text</main>');
    expect(early).toContain('<style data-href="main.css" nonce="abc123">.a{}</style>');
    expect(early).not.toContain(':hover');
    expect(later).toContain('<style nonce="abc123">.a:hover{}.b:hover{}</style>');
  });

  it('has the web fonts switched off until its script enables them', () => {
    expect(page()).toContain(
      '<style id="web-fonts" media="not all" nonce="abc123">@font-face{font-family:Face;src:url(/shell/3.1.0/face.woff2)',
    );
  });

  it('has the Hebrew font inlined when it has Hebrew text, and links to its file otherwise', () => {
    const [, webFonts = ''] = /<style id="web-fonts"[^>]*>([^<]*)</.exec(page()) ?? [];
    expect(webFonts).not.toContain('Hebrew');
    const rest = 'unicode-range:U+0590-05FF}';
    expect(page()).toContain(`font-family:"Noto Serif Hebrew";src:url(/shell/3.1.0/hebrew.woff2);${rest}`);
    const hebrew = page({ body: '<main>בראשית</main>' });
    expect(hebrew).toContain(`font-family:"Noto Serif Hebrew";src:url(data:,);${rest}`);
    expect(hebrew).not.toContain('hebrew.woff2)');
  });

  it('preloads the scripts of the shell before its styles, and those of pillars behind its text, each with its pin', () => {
    const preloads = [...page().matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads).toEqual([
      '/shell/3.1.0/main.js',
      '/pillars/garden/1.2.3/remoteEntry.js',
      '/pillars/garden/1.2.3/route-root.js',
    ]);
    expect(page().indexOf('href="/shell/3.1.0/main.js"')).toBeLessThan(page().indexOf('<style'));
    expect(page().indexOf('"/pillars/garden/1.2.3/remoteEntry.js"')).toBeGreaterThan(page().indexOf('id="root"'));
    expect(page()).toContain(`<script defer src="/shell/3.1.0/main.js" integrity="${sri('M')}"`);
  });

  it('runs the scripts of a container on this site as soon as they arrive', () => {
    const shell = { base: '/shell/3.1.0/', release, styles: {} };
    const scriptsOf = (change: Partial<ResolvedPillar>) => {
      const pillars = [{ ...gardenFiles, resolved: garden({ manifest: null, ...change }) }];
      const html = page({ files: { shell, chunks: [], pillars, extensions: [] } });
      return [...html.matchAll(/<script async src="([^"]+)"/g)].map(([, src]) => src);
    };
    expect(scriptsOf({})).toEqual(['/pillars/garden/1.2.3/remoteEntry.js', '/pillars/garden/1.2.3/route-root.js']);
    expect(scriptsOf({ base: 'https://cdn.example/garden/1.2.3/' })).toEqual([]);
    expect(scriptsOf({ manifest: 'mf-manifest.json' })).toEqual([]);
  });

  it('preloads the files of a second panel too, and each file only once', () => {
    const shell = { base: '/shell/3.1.0/', release, styles: { 'main.css': css, 'dashboard.css': '.b{}' } };
    const chunks = ['dashboard.js', 'dashboard.css'];
    const pillars = [gardenFiles, gardenFiles];
    const html = page({ files: { shell, chunks, pillars, extensions: [] }, multiPanel: true });
    const preloads = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads).toEqual([
      '/shell/3.1.0/main.js',
      '/shell/3.1.0/dashboard.js',
      '/pillars/garden/1.2.3/remoteEntry.js',
      '/pillars/garden/1.2.3/route-root.js',
    ]);
    expect(html.match(/data-href="route-root.css"/g)).toHaveLength(1);
    expect(html).toContain('<style data-href="dashboard.css" nonce="abc123">.b{}</style>');
    expect(html).toContain('<body class="multi-panel">');
  });

  it('has the style sheets of the extensions that it shows, and does not preload their scripts', () => {
    const shell = { base: '/shell/3.1.0/', release, styles: {} };
    const card = { resolved: garden(), styles: { 'card.css': '.card{}' }, files: ['card.js', 'card.css'] };
    const html = page({ files: { shell, chunks: [], pillars: [], extensions: [card] } });
    expect(html).toContain('<style data-href="card.css" nonce="abc123">.card{}</style>');
    expect(html).not.toContain('card.js');
  });

  it('has the language of the interface in its lang attribute', () => {
    expect(page({ language: 'es' })).toContain('<html lang="es">');
  });

  it('names the versions of shell and pillars', () => {
    expect(page()).toContain('<meta name="generator" content="shell 3.1.0; garden 1.2.3">');
  });
});
