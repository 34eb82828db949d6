/**
 * Web faces cost some 150 kB, which a slow line needs for what the page does. So a page shows them where the line is fast
 * or the files are here already; elsewhere they are fetched when all else is done, for the next page. All of a page's
 * faces come in together and before its text is first drawn, or none of them does: headings in one face and text in
 * another look broken, and a face that came later would move the text under its reader. The text waits for none of them.
 */

import { ROOT_ELEMENT_ID } from './element-ids';

/** Id of the style element that describes the faces. */
export const WEB_FONTS_ELEMENT_ID = 'web-fonts';

/** The `media` of that element: by its rules alone each face would come in when its own file does. */
export const WEB_FONTS_OFF = 'not all';

/** Set on the root element where the page shows the faces: tokens.css names them only then. */
const SHOWN = 'data-web-fonts';

/** In local storage: version of the shell whose faces this browser has. */
const KEPT_KEY = 'dm-web-fonts';

/** How long the faces wait: the neighbours of the page are warmed first, text before its looks. Milliseconds. */
const KEEP_AFTER_MS = 4000;

/** A page that took longer than this to answer came over a slow line. What browsers tell of the line begins with a guess. */
const SLOW_ANSWER_MS = 120;

/**
 * Script that stands in the page, before its text: shows the faces of this version of the shell or leaves them. Of a
 * browser that has none yet only those of `early` are asked, the ones that every page has text in; italics are slanted
 * from them until the next page.
 */
export const webFontsScript = (version: string, early: readonly string[]): string =>
  [
    `var kept=false;try{kept=localStorage.getItem(${JSON.stringify(KEPT_KEY)})===${JSON.stringify(version)}}catch{}`,
    `try{var early=${JSON.stringify(early)},[page]=performance.getEntriesByType("navigation"),`,
    `slow=navigator.connection?.saveData||performance.now()-page?.requestStart>${SLOW_ANSWER_MS};`,
    'if(!slow||kept){',
    `var rules=document.getElementById(${JSON.stringify(WEB_FONTS_ELEMENT_ID)}),drawn=false,`,
    'faces=[...rules.sheet.cssRules].map(rule=>name=>rule.style.getPropertyValue(name))',
    '.filter(of=>kept||early.some(file=>of("src").includes(file)))',
    '.map(of=>new FontFace(of("font-family").replace(/"/g,""),of("src"),',
    '{style:of("font-style"),weight:of("font-weight"),unicodeRange:of("unicode-range")}));',
    'for(var href of early)document.head.append(Object.assign(document.createElement("link"),',
    '{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href}));',
    // A frame's callbacks run before it is drawn: after the first one that finds text it is too late.
    `requestAnimationFrame(function frame(){document.getElementById(${JSON.stringify(ROOT_ELEMENT_ID)})?.firstChild`,
    '?drawn=true:requestAnimationFrame(frame)});',
    'Promise.all(faces.map(face=>face.load())).then(()=>{if(!drawn){',
    `faces.forEach(face=>document.fonts.add(face));document.documentElement.setAttribute(${JSON.stringify(SHOWN)},"")}},()=>{})`,
    '}}catch{}',
  ].join('');

/** Whether this browser has the faces of this version; also yes where it keeps nothing, as they are then no use to it. */
function isKept(version: string): boolean {
  try {
    return localStorage.getItem(KEPT_KEY) === version;
  } catch {
    return true;
  }
}

/** Fetches the faces that this browser has not, once the browser is idle, so that the next page has them. */
export function keepWebFonts(addresses: readonly string[], version: string): void {
  if (isKept(version)) return;
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData === true) return;
  const keep = async () => {
    try {
      const answers = await Promise.all(addresses.map((address) => fetch(address)));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      if (answers.every((answer) => answer.ok)) localStorage.setItem(KEPT_KEY, version);
    } catch {
      // Without them, or without storage, the next page does as this one did.
    }
  };
  setTimeout(() => void keep(), KEEP_AFTER_MS);
}
