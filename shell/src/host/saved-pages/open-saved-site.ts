import { isSiteSaved } from './saved-pages';

/** Where the page was loaded again last, so that it is not loaded again and again. */
const RELOADED_KEY = 'dm-reloaded';

/**
 * Loads the page again if the site itself is on this device: the copy of a visited page cannot show what was downloaded, and
 * for a new document the service worker sends the site, which can.
 */
export async function openSavedSite(): Promise<void> {
  try {
    const { href } = location;
    if (sessionStorage.getItem(RELOADED_KEY) === href || !(await isSiteSaved())) return;
    sessionStorage.setItem(RELOADED_KEY, href);
    location.reload();
  } catch {
    // Without storage there is no saved site.
  }
}
