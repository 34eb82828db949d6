import { SOFTWARE_GL } from '../open-browser';
import type { test } from '../fixtures';

/** How long a map may take to be drawn, or to fail, when several are rendered in software at the same time. Milliseconds. */
export const DRAWN_MS = 60_000;

/** The options of a browser that renders maps by WebGL, which is disabled in the other journeys. */
export const drawingBrowser: Parameters<typeof test.use>[0] = {
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = (launchOptions.args ?? []).filter((arg) => arg !== '--disable-gpu');
      await use({ ...launchOptions, args: [...args, ...SOFTWARE_GL] });
    },
    { scope: 'worker' },
  ],
};
