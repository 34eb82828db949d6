import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the server's page over, header, menu and footer too, which it does after the page. What others
 * draw into a page, such as the buttons of a map, is never React's.
 */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const belongsToReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const root = document.getElementById('root');
    if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return false;
    const parts = [...root.querySelectorAll('a[href], button')];
    return parts.every((part) => belongsToReact(part) || part.closest('.maplibregl-map') !== null);
  });
