import hebrewFace from '@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2';
import {
  BOOT_ELEMENT_ID,
  LATER_RULES_MARK,
  type Boot,
  type Language,
  type RenderRequest,
  type ResolvedPillar,
} from '@manna/shared/contracts';
import { escapeHtml, feedFormats, feedPath, feedTypes } from '@manna/shared/domain';
import { appearanceScript, systemThemeColors } from '../appearance/appearance-script';
import type { HeadTags } from './document-meta';
import { recorderScript } from '../early-input/recorder-script';
import { OFFLINE_ATTRIBUTE } from '../errors/is-offline';
import { MULTI_PANEL_CLASS, ROOT_ELEMENT_ID } from './element-ids';
import { OFFLINE_FILES_ELEMENT_ID, type OfflineSiteFiles } from './offline-site-files';
import { OVERRIDE_BOOT_ELEMENT_ID, type OverrideBoot } from '../override/override-boot';
import { firstTextTag } from './first-text';
import tabIcon from './tab-icon.png';
import { WEB_FONTS_ELEMENT_ID, WEB_FONTS_OFF, webFontsScript } from './web-fonts';

/** JSON that is safe inside a script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const jsonTag = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;

const attributes = (values: Record<string, string | true | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`],
    )
    .join('');

/** A pillar whose page is shown, its style sheets, and the files its route needs beyond manifest and entry. */
export interface PillarFiles {
  resolved: ResolvedPillar;
  styles: Readonly<Record<string, string>>;
  files: readonly string[];
}

interface PageFiles {
  shell: Pick<RenderRequest['shell'], 'base' | 'release' | 'styles'>;
  /** Files of the shell's chunks that the page begins with. */
  chunks: readonly string[];
  /** One for each panel that shows a pillar's page. */
  pillars: readonly PillarFiles[];
  /** From pillars whose extensions the page shows. Their scripts are not preloaded. */
  extensions: readonly PillarFiles[];
}

const unique = (tags: readonly string[]): string[] => [...new Set(tags)];

/** URLs in a style sheet are relative to its file, so inlined in the page they must become absolute. */
const withAbsoluteAddresses = (css: string, base: string): string =>
  css.replace(/url\((["']?)(?!["'/]|data:|https?:)/g, (_, quote: string) => `url(${quote}${base}`);

// Web fonts that must be fetched; see web-fonts.ts. Few pages need the Hebrew one.
const webFontFace = /@font-face\s*\{(?![^}]*Hebrew)[^}]*url\([^}]*\}/g;

const HEBREW = /[\u05d0-\u05ea]/;
const hebrewRule = /@font-face\s*\{[^}]*Hebrew[^}]*\}/;
const hebrewFile = /(@font-face\s*\{[^}]*Hebrew[^}]*?)url\([^)]*\)/;

/**
 * Inlines the Hebrew font, 8 kB, into a page that has Hebrew letters. In another font their accents may be missing and
 * lines break elsewhere, so the text would move when the font file arrived.
 */
const withHebrewFace = (css: string): string => css.replace(hebrewFile, `$1url(${hebrewFace})`);

/** Makes the browser parse that font before it reaches the letters; otherwise it would show another font first. */
const HEBREW_FACE_SCRIPT = `document.fonts.load('1em "Noto Serif Hebrew"','\u05d0')`;

interface Styles {
  /** The web fonts' rules and script. */
  webFonts: string;
  /** What the first paint needs. */
  early: string;
  /** The rest of each sheet. */
  later: string;
}

/** Style sheets are inlined, because each file would delay the text by a round trip. */
function styleTags({ shell, chunks, pillars, extensions }: PageFiles, body: string, nonce: string): Styles {
  const later: string[] = [];
  const hasHebrew = HEBREW.test(body);
  const tag = (base: string, file: string, css: string) => {
    const [all = '', rest = ''] = withAbsoluteAddresses(css, base).split(LATER_RULES_MARK);
    // A page without Hebrew letters needs the font only when it goes on to another page.
    const early = hasHebrew ? all : all.replace(hebrewRule, '');
    later.push(rest + (early === all ? '' : (hebrewRule.exec(all)?.[0] ?? '')));
    // data-href: tells the pillar's style loader that its sheet is in the page.
    return `<style${attributes({ 'data-href': file, nonce })}>${early}</style>`;
  };
  const shellCss = shell.release.styles.map((file) => [file, shell.styles[file] ?? ''] as const);
  const own = hasHebrew ? withHebrewFace : (css: string) => css;
  const inShell = shellCss.map(([file, css]) => tag(shell.base, file, own(css.replace(webFontFace, ''))));
  const faces = shellCss.flatMap(([, css]) => css.match(webFontFace) ?? []).join('');
  const early = shell.release.fonts.map((file) => shell.base + file);
  const webFonts = [
    `<style${attributes({ id: WEB_FONTS_ELEMENT_ID, media: WEB_FONTS_OFF, nonce })}>${withAbsoluteAddresses(faces, shell.base)}</style>`,
    `<script${attributes({ nonce })}>${webFontsScript(shell.release.version, early)}</script>`,
  ];
  const sheets = (files: readonly string[]) => files.filter((file) => file.endsWith('.css'));
  const inChunks = sheets(chunks).map((file) => tag(shell.base, file, shell.styles[file] ?? ''));
  const inPillars = [...pillars, ...extensions].flatMap(({ resolved, styles, files }) =>
    sheets(files).map((file) => tag(resolved.base, file, styles[file] ?? '')),
  );
  const hebrew = hasHebrew ? [`<script${attributes({ nonce })}>${HEBREW_FACE_SCRIPT}</script>`] : [];
  return {
    webFonts: webFonts.join(''),
    early: unique([...inShell, ...hebrew, ...inChunks, ...inPillars]).join(''),
    later: `<style${attributes({ nonce })}>${unique(later).join('')}</style>`,
  };
}

/** Scripts run after the text, which does not need them. */
const scriptTags = ({ shell: { base, release } }: PageFiles, nonce: string): string =>
  release.scripts
    .map(
      (file) =>
        `<script defer${attributes({ src: base + file, integrity: release.integrity[file], crossorigin: 'anonymous', nonce })}></script>`,
    )
    .join('');

/**
 * Whether a pillar's scripts may run before the shell's, which are larger and arrive last: a container and its chunks only
 * announce their code. Those of another origin are requested, but not run: if it hangs, the page would never be loaded.
 */
const runsEarly = ({ manifest, base }: ResolvedPillar): boolean => manifest === null && base.startsWith('/');

const onlyScripts = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.js'));

/** Requests a script: it is only fetched, or also run when it arrives. */
function scriptRequest(how: 'preload' | 'run', url: string, integrity: string | undefined, nonce: string): string {
  const common = { integrity, crossorigin: 'anonymous', nonce, fetchpriority: 'low' };
  return how === 'preload'
    ? `<link rel="preload" as="script"${attributes({ href: url, ...common })}>`
    : `<script async${attributes({ src: url, ...common })}></script>`;
}

/**
 * Requests the shell's scripts as soon as the page begins to arrive: their round trip passes while the text arrives, and they
 * are what a page waits for.
 */
const shellRequests = ({ shell: { base, release }, chunks }: PageFiles, nonce: string): string =>
  unique(
    onlyScripts([...release.scripts, ...chunks]).map((file) =>
      scriptRequest('preload', base + file, release.integrity[file], nonce),
    ),
  ).join('');

/**
 * Requests the pillars' scripts, behind the text: they are small and arrive before the shell's anyway, and on a slow phone
 * each request before the text delays it by 5 ms.
 */
const pillarRequests = ({ pillars }: PageFiles, nonce: string): string =>
  unique(
    pillars.flatMap(({ resolved, files }) =>
      onlyScripts([...(resolved.entry === null ? [] : [resolved.entry]), ...files]).map((file) =>
        scriptRequest(runsEarly(resolved) ? 'run' : 'preload', resolved.base + file, resolved.integrity[file], nonce),
      ),
    ),
  ).join('');

const feedLinks = (feed: HeadTags['feed']): string[] =>
  feed
    ? feedFormats.map((format) => {
        const href = feedPath(feed.id, format, feed.category);
        return `<link rel="alternate"${attributes({ type: feedTypes[format], title: feed.title, href })}>`;
      })
    : [];

function headHtml({ title, metas, canonical, feed, oembed }: HeadTags): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...metas.map(({ attribute, key, content }) => `<meta${attributes({ [attribute]: key, content })}>`),
    canonical === undefined ? '' : `<link rel="canonical"${attributes({ href: canonical })}>`,
    ...feedLinks(feed),
    oembed === undefined
      ? ''
      : `<link rel="alternate"${attributes({ type: 'application/json+oembed', title, href: oembed })}>`,
  ].join('');
}

const jsonldTag = (jsonld: HeadTags['jsonld'], path: string): string =>
  jsonld ? `<script type="application/ld+json"${attributes({ 'data-path': path })}>${inlineJson(jsonld)}</script>` : '';

/**
 * A script with the icon of the tab. Inlined, and not an SVG: browsers request it and render it again at each navigation,
 * before the next page. Without scripts they request /favicon.ico.
 */
const iconScript = `document.head.append(Object.assign(document.createElement("link"),{rel:"icon",type:"image/png",sizes:"32x32",href:"${tabIcon}"}))`;

const overrideTags = ({ data, css, banner, script }: OverrideDocument, nonce: string): string =>
  [
    `<style${attributes({ nonce })}>${css}</style>${banner}`,
    `<script defer${attributes({ ...script, crossorigin: 'anonymous', nonce })}></script>`,
    jsonTag(OVERRIDE_BOOT_ELEMENT_ID, data),
  ].join('');

interface OverrideDocument {
  data: OverrideBoot;
  css: string;
  banner: string;
  script: { src: string; integrity: string | undefined };
}

/** The whole HTML of a page. */
export function documentHtml(page: {
  head: HeadTags;
  path: string;
  body: string;
  boot: Boot;
  files: PageFiles;
  nonce: string;
  language: Language;
  multiPanel: boolean;
  /** Only for the page of decision 033: what the service worker saves with it. */
  offline?: OfflineSiteFiles;
  /** Only for a browser with an override: what starts the shell instead of its own scripts, and a banner. HTML and CSS. */
  override?: OverrideDocument;
}): string {
  const versions = [
    `shell ${page.boot.shell.version}`,
    ...page.boot.composition.pillars.map(({ name, version }) => `${name} ${version}`),
  ];
  const styles = styleTags(page.files, page.body, page.nonce);
  const script = (code: string) => `<script${attributes({ nonce: page.nonce })}>${code}</script>`;
  return [
    `<!doctype html><html${attributes({ lang: page.language, [OFFLINE_ATTRIBUTE]: page.offline && '' })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    firstTextTag(page.body),
    shellRequests(page.files, page.nonce),
    // The scripts that decide how the first paint looks read the browser's storage, which takes time: the styles arrive
    // meanwhile.
    styles.webFonts,
    script(appearanceScript(page.boot.composition)),
    styles.early,
    ...Object.entries(systemThemeColors).map(
      ([media, content]) => `<meta${attributes({ name: 'theme-color', media, content })}>`,
    ),
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    headHtml(page.head),
    '<meta name="color-scheme" content="light dark">',
    `</head><body${attributes({ class: page.multiPanel ? MULTI_PANEL_CLASS : undefined })}><div id="${ROOT_ELEMENT_ID}">${page.body}</div>`,
    // On a slow network every kilobyte before the text delays it by 6 ms.
    pillarRequests(page.files, page.nonce),
    script(recorderScript()),
    styles.later,
    `<meta${attributes({ name: 'generator', content: versions.join('; ') })}>`,
    jsonldTag(page.head.jsonld, page.path),
    script(iconScript),
    page.override ? overrideTags(page.override, page.nonce) : scriptTags(page.files, page.nonce),
    page.offline ? jsonTag(OFFLINE_FILES_ELEMENT_ID, page.offline) : '',
    `${page.override ? '' : jsonTag(BOOT_ELEMENT_ID, page.boot)}</body></html>`,
  ].join('');
}
