import type { Locator, Page } from '@playwright/test';

/** Screens that the shell is tried on: what a test calls them, and their size in CSS pixels. */
export const devices = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;

export const eachDevice = Object.entries(devices);

/** Complaints of the site itself: without what the browser says of a worker that the journey does not let it register. */
export const ofTheSite = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !complaint.includes('Service Worker registration blocked'));

/** The part of a page under a heading. */
export const sectionNamed = (within: Page | Locator, name: string | RegExp): Locator =>
  within.locator('section:not(section section)', { has: within.getByRole('heading', { name, exact: true }) });
