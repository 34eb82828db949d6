import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import config from './playwright.config';

/** Where Debian installs Chromium. A test run installs the headless shell if the machine has no browser. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Starts Chromium with the arguments of the journeys and these. Takes the file that CHROMIUM_PATH names, otherwise the
 * system's browser, otherwise Playwright's own.
 */
export function openBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((file) => existsSync(file));
  const args = [...(config.use?.launchOptions?.args ?? []), ...extraArgs];
  return chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) });
}
