/**
 * Web fonts are about 150 kB, and a slow network has more important things to load. A page uses them only if the
 * network is fast or the files are already in the cache. Otherwise they are fetched for the next page when everything
 * else is done, and shown from the next page on, also in the same document. All fonts of a page appear together and before
 * its text is first painted, or not at all: headings and text in fonts that do not match look broken, and a font that came
 * later would move the text. The text never waits for them.
 */

import { ROOT_ELEMENT_ID } from './element-ids';

/** Id of the style element with the font-face rules. */
export const WEB_FONTS_ELEMENT_ID = 'web-fonts';

/** The `media` of that element, because by its rules alone each font would appear when its own file arrives. */
export const WEB_FONTS_OFF = 'not all';

/** Set on the root element when the page uses the fonts: tokens.css names them only then. */
const SHOWN = 'data-web-fonts';

/** On the root element: the reader's system, whose fonts stand in for the web fonts (tokens.css). */
const SYSTEM = 'data-system';

/** Local storage: version of the shell whose fonts are in the browser's cache. */
const CACHED_KEY = 'dm-web-fonts';

/** Delay before the fonts are fetched: the neighbouring pages are warmed first. Milliseconds. */
const DOWNLOAD_AFTER_MS = 4000;

/** A page that took longer came over a slow network. What browsers report about the network begins as a guess. */
const SLOW_RESPONSE_MS = 120;

/**
 * A script for the page, before its text: names the reader's system, and shows the fonts of this version of the shell if the browser has them. If it
 * has none yet, it only loads those of `early`, which every page has text in; italics are slanted from them until the
 * next page.
 */
export const webFontsScript = (version: string, early: readonly string[]): string =>
  [
    // Looking for a font that a system does not have delays the first text, so each system has its own list.
    'var {userAgent}=navigator;',
    `document.documentElement.setAttribute(${JSON.stringify(SYSTEM)},`,
    '/Android/.test(userAgent)?"android":/Windows/.test(userAgent)?"windows":/Mac|iP(hone|ad|od)/.test(userAgent)?"apple":"other");',
    `var cached=false;try{cached=localStorage.getItem(${JSON.stringify(CACHED_KEY)})===${JSON.stringify(version)}}catch{}`,
    `try{var early=${JSON.stringify(early)},[page]=performance.getEntriesByType("navigation"),`,
    `slow=navigator.connection?.saveData||performance.now()-page?.requestStart>${SLOW_RESPONSE_MS};`,
    'if(!slow||cached){',
    `var rules=document.getElementById(${JSON.stringify(WEB_FONTS_ELEMENT_ID)}),painted=false,`,
    'faces=[...rules.sheet.cssRules].map(rule=>name=>rule.style.getPropertyValue(name))',
    '.filter(of=>cached||early.some(file=>of("src").includes(file)))',
    '.map(of=>new FontFace(of("font-family").replace(/"/g,""),of("src"),',
    '{style:of("font-style"),weight:of("font-weight"),unicodeRange:of("unicode-range")}));',
    'for(var href of early)document.head.append(Object.assign(document.createElement("link"),',
    '{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href}));',
    // Callbacks run before a frame is painted: after the first one that finds text it is too late.
    `requestAnimationFrame(function frame(){document.getElementById(${JSON.stringify(ROOT_ELEMENT_ID)})?.firstChild`,
    '?painted=true:requestAnimationFrame(frame)});',
    'Promise.all(faces.map(face=>face.load())).then(()=>{if(!painted){',
    `faces.forEach(face=>document.fonts.add(face));document.documentElement.setAttribute(${JSON.stringify(SHOWN)},"")}},()=>{})`,
    '}}catch{}',
  ].join('');

/** Whether the browser has the fonts of this version; true also without storage. */
function isCached(version: string): boolean {
  try {
    return localStorage.getItem(CACHED_KEY) === version;
  } catch {
    return true;
  }
}

const isShown = (): boolean => document.documentElement.hasAttribute(SHOWN);

/** Loaded, but not named by the styles of this page. */
let areReady = false;
const whenReady = new Set<() => void>();

/** Calls `run` when the fonts can be shown from the next page on, unless they are shown already. Returns its undo. */
export function onWebFonts(run: () => void): () => void {
  whenReady.add(run);
  return () => void whenReady.delete(run);
}

/**
 * Shows the fonts in an element, if they have loaded: in a page that is rendered ahead, or in the whole document when its
 * page changes. Text that a reader sees keeps its font.
 */
export function showWebFonts(element: HTMLElement): void {
  if (areReady) element.setAttribute(SHOWN, '');
}

/** Loads the fonts for the pages that follow in this document. */
async function prepare(): Promise<void> {
  const { sheet } = document.querySelector<HTMLStyleElement>(`#${WEB_FONTS_ELEMENT_ID}`) ?? {};
  const faces = [...(sheet?.cssRules ?? [])].map((rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
      style: of('font-style'),
      weight: of('font-weight'),
      unicodeRange: of('unicode-range'),
    });
  });
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  areReady = faces.length > 0;
  if (areReady) whenReady.forEach((run) => run());
}

/** Fetches the fonts that the browser lacks, once it is idle. The next page has them, in this document or in another. */
export function downloadWebFonts(urls: readonly string[], version: string): void {
  if (isCached(version) && isShown()) return;
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData === true) return;
  const download = async () => {
    try {
      if (!isCached(version)) {
        const responses = await Promise.all(urls.map((url) => fetch(url)));
        await Promise.all(responses.map((response) => response.arrayBuffer()));
        if (!responses.every(({ ok }) => ok)) return;
        localStorage.setItem(CACHED_KEY, version);
      }
      if (!isShown()) await prepare();
    } catch {
      // Without them, or without storage, the next page does the same as this one.
    }
  };
  setTimeout(() => void download(), DOWNLOAD_AFTER_MS);
}
