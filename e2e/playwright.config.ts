import { defineConfig } from '@playwright/test';

// Playwright disables these features too, but an argument of ours replaces its list.
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
// Each window of a whole Chromium, though nobody sees it, renders the pages of its address bar, which takes twice as long as
// a page of the site, and keeps a process ready for the next page.
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
 * Two browsers draw without a graphics card and share their cores with two gateways: what takes a moment elsewhere, such as
 * the first map of a page, may take seconds. Milliseconds.
 */
const TEST_LIMIT_MS = 60_000;
const EXPECT_LIMIT_MS = 15_000;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECT_LIMIT_MS },
  // The run's last lines name each journey that passed only then.
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
    // A headless shell asks for it even after a click; a whole Chromium does not.
    permissions: ['clipboard-write'],
    // A worker would answer for the network that most journeys watch; those of reading offline allow it.
    serviceWorkers: 'block',
  },
});
