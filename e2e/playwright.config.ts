import { defineConfig } from '@playwright/test';

// Playwright disables these features by default, but our own --disable-features replaces its list.
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
// Each window of a full Chromium, though nobody sees it, renders the pages of its address bar, which takes twice as long as
// a page of the site, and has a spare process ready for the next page.
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

const args = [
  // Chromium as root in a container starts only without its sandbox.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  `--disable-features=${[...disabledByPlaywright, ...windowFeatures].join(',')}`,
];
const executablePath = process.env.CHROMIUM_PATH;

/**
 * Several browsers render without a graphics card and share two cores with gateways. What takes a moment elsewhere, such
 * as the first map of a page, may take seconds. Milliseconds.
 */
const TEST_LIMIT_MS = 60_000;
const EXPECT_LIMIT_MS = 15_000;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECT_LIMIT_MS },
  // `npm test` leaves out the journeys that take long or try a case once more, unless it is told otherwise.
  ...(process.env['SKIP_THOROUGH_TESTS'] ? { grepInvert: /@thorough/ } : {}),
  // The last lines of a run name each journey that passed only on its second try.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
    trace: 'off',
    // The headless shell requires this permission even after a click; a full Chromium does not.
    permissions: ['clipboard-write'],
    // A service worker would answer the requests that most journeys watch. The offline journeys allow it.
    serviceWorkers: 'block',
  },
});
