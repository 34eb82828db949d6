import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the whole page, including header, menu and footer, which come after the content. Elements
 * of other libraries, such as the buttons of a map, are never hydrated.
 */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const belongsToReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const root = document.getElementById('root');
    if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return false;
    const parts = [...root.querySelectorAll('a[href], button')];
    return parts.every((part) => belongsToReact(part) || part.closest('.maplibregl-map') !== null);
  });

/** Waits until also the parts that come when the browser is idle handle keys and clicks. */
export const listens = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.waitForFunction(
    () => (globalThis as { mannaEarly?: { isRecording: boolean } }).mannaEarly?.isRecording === false,
  );
};
