import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { eachDevice } from './shell-page';

const pages = [
  '/',
  '/bible',
  '/bible/romans',
  '/bible/romans/8?v=2',
  '/bible/compare/john/3',
  '/bible/cross-references/john/3',
  '/bible/interlinear/genesis/1',
  '/bible/passage/psa1-20',
  '/encyclopedia/people',
  '/encyclopedia/places/ephesus',
  '/encyclopedia/people/david?page=2',
  '/encyclopedia/john/3/16',
  '/dictionary',
  '/dictionary/h430',
  '/encyclopedia/timeline',
  '/articles',
  '/resources',
  '/resources/interactives/match-the-place/play',
  '/resources/interactives/crossword/play',
  '/search?search=ephesus',
  '/search?search=ephesus&pillar=bible',
  '/search?pillar=bible&filters=category:Rom',
  '/search?search=%22the+love+of+%3F%22&pillar=bible',
  '/account/bookmarks',
  '/bible/acts/19?layout=side-right&panels=%2Fencyclopedia%2Fplaces%2Fephesus',
  '/?mdl=share',
  '/nowhere',
];

/** Controls that a style sheet alone makes work. */
const byStyleSheet = ['Show the form of each word'];

/** The names of visible controls that do nothing without scripts: they open no popover, belong to no form and copy no text. */
const deadControls = (page: Page) =>
  page.locator('button, input:not([readonly]), select, textarea, [role=separator]').evaluateAll((controls, works) => {
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent.trim();
    return controls
      .filter((control) => control.checkVisibility() && !control.matches(':disabled, [popovertarget], form *'))
      .map(nameOf)
      .filter((name) => !works.includes(name));
  }, byStyleSheet);

test.use({ javaScriptEnabled: false });

for (const [device, viewport] of eachDevice) {
  test.describe(`without JavaScript on a ${device}`, () => {
    test.use({ viewport });

    test('each control that is shown does something', async ({ page, site }) => {
      for (const path of pages) {
        await page.goto(site.url + path);
        expect(await deadControls(page), path).toEqual([]);
      }
    });
  });
}
