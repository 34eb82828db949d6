/**
 * Web fonts are about 150 kB, and a slow network has more important things to load. A page uses them only if the
 * network is fast or the files are already in the cache. Otherwise they are fetched for the next page when everything
 * else is done. All fonts of a page appear together and before its text is first painted, or not at all: headings and
 * text in fonts that do not match look broken, and a font that came later would move the text. The text never waits for
 * them.
 */

import { ROOT_ELEMENT_ID } from './element-ids';

/** Id of the style element with the font-face rules. */
export const WEB_FONTS_ELEMENT_ID = 'web-fonts';

/** The `media` of that element, because by its rules alone each font would appear when its own file arrives. */
export const WEB_FONTS_OFF = 'not all';

/** Set on the root element when the page uses the fonts: tokens.css names them only then. */
const SHOWN = 'data-web-fonts';

/** Local storage: version of the shell whose fonts are in the browser's cache. */
const CACHED_KEY = 'dm-web-fonts';

/** Delay before the fonts are fetched: the neighbouring pages are warmed first. Milliseconds. */
const DOWNLOAD_AFTER_MS = 4000;

/** A page that took longer came over a slow network. What browsers report about the network begins as a guess. */
const SLOW_RESPONSE_MS = 120;

/**
 * A script for the page, before its text: shows the fonts of this version of the shell if the browser has them. If it
 * has none yet, it only loads those of `early`, which every page has text in; italics are slanted from them until the
 * next page.
 */
export const webFontsScript = (version: string, early: readonly string[]): string =>
  [
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

/** Whether the browser has the fonts of this version; true also without storage, because they would be of no use then. */
function isCached(version: string): boolean {
  try {
    return localStorage.getItem(CACHED_KEY) === version;
  } catch {
    return true;
  }
}

/** Fetches the fonts that the browser lacks, once it is idle, so that the next page has them. */
export function downloadWebFonts(urls: readonly string[], version: string): void {
  if (isCached(version)) return;
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData === true) return;
  const download = async () => {
    try {
      const responses = await Promise.all(urls.map((url) => fetch(url)));
      await Promise.all(responses.map((response) => response.arrayBuffer()));
      if (responses.every(({ ok }) => ok)) localStorage.setItem(CACHED_KEY, version);
    } catch {
      // Without them, or without storage, the next page does the same as this one.
    }
  };
  setTimeout(() => void download(), DOWNLOAD_AFTER_MS);
}
