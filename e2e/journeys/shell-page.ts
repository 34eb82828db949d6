import type { Locator, Page } from '@playwright/test';

/** The screens that journeys run on: their names in test titles, and their sizes in CSS pixels. */
export const devices = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;

const allDevices = Object.entries(devices);

/** Every screen, or only a phone's, on which most goes wrong, if thorough tests are left out. */
export const eachDevice = process.env['SKIP_THOROUGH_TESTS']
  ? allDevices.filter(([device]) => device === 'phone')
  : allDevices;

/** The complaints without the message that Playwright blocked the service worker. */
export const ofTheSite = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !complaint.includes('Service Worker registration blocked'));

/** The outermost section that has this heading. */
export const sectionNamed = (within: Page | Locator, name: string | RegExp): Locator =>
  within.locator('section:not(section section)', { has: within.getByRole('heading', { name, exact: true }) });

/** Navigates within the open page, as a link of the site does. */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
