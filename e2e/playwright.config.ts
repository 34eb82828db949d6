import { defineConfig } from '@playwright/test';

// Debian's Chromium runs as root in containers only without its sandbox; the rest keeps it from calling its makers.
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
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
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
    trace: 'off',
    // A worker would answer for the network that most journeys watch; those of reading offline allow it.
    serviceWorkers: 'block',
  },
});
