import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import config from './playwright.config';

/** Where Debian installs Chromium. A test run installs the headless shell if the machine has no browser. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Arguments of a Chromium that renders WebGL without a graphics card. */
export const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Starts Chromium so that it renders maps, which are disabled otherwise, without a graphics card. */
export const openDrawingBrowser = (): Promise<Browser> => openBrowser(SOFTWARE_GL, ['--disable-gpu']);

/**
 * Starts Chromium with the arguments of the journeys and these, without those that are left out. Takes the file that CHROMIUM_PATH names, otherwise the
 * system's browser, otherwise Playwright's own.
 */
export function openBrowser(extraArgs: readonly string[] = [], leftOut: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((file) => existsSync(file));
  const usual = config.use?.launchOptions?.args ?? [];
  const args = [...usual.filter((arg) => !leftOut.includes(arg)), ...extraArgs];
  return chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) });
}
