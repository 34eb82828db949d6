/**
 * The reading face costs some 150 kB, which a slow line needs for what the page does. So a page shows it where the line
 * is fast or the files are here already; elsewhere they are fetched when all else is done, for the next page. Which it
 * is must be known before the text is laid out: a face that came later would move the text under its reader.
 */

/** Id of the style element that holds the faces. */
export const WEB_FONTS_ELEMENT_ID = 'web-fonts';

/** The `media` of that element while the faces are not used. */
export const WEB_FONTS_OFF = 'not all';

/** In local storage: version of the shell whose faces this browser has. */
const KEPT_KEY = 'dm-web-fonts';

/** How long the faces wait: the neighbours of the page are warmed first, text before its looks. Milliseconds. */
const KEEP_AFTER_MS = 4000;

/** A line with a longer round trip is a slow one. Its Mbit/s say little: browsers begin with a guess that is too low. */
const SLOW_ROUND_TRIP_MS = 120;

/**
 * Script that stands in the page, before its text: uses the faces of this version of the shell or leaves them. Those of
 * `early`, the ones that every page has text in, are asked for before the text is laid out: a face that is not here by
 * then is not shown in this page.
 */
export const webFontsScript = (version: string, early: readonly string[]): string =>
  [
    'try{var c=navigator.connection,',
    `slow=c&&(c.saveData||c.rtt>${SLOW_ROUND_TRIP_MS});`,
    `if(!slow||localStorage.getItem(${JSON.stringify(KEPT_KEY)})===${JSON.stringify(version)}){`,
    `document.getElementById(${JSON.stringify(WEB_FONTS_ELEMENT_ID)}).media="all";`,
    `for(var href of ${JSON.stringify(early)})document.head.append(Object.assign(document.createElement("link"),`,
    '{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href}))}}catch{}',
  ].join('');

/** Fetches the faces that this page does without, once the browser is idle, so that the next page has them. */
export function keepWebFonts(addresses: readonly string[], version: string): void {
  const faces = document.getElementById(WEB_FONTS_ELEMENT_ID);
  if (faces?.getAttribute('media') !== WEB_FONTS_OFF) return;
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
