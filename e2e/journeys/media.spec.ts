import type { Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { moved, watchShifts } from './layout-shifts';
import { eachDevice } from './shell-page';

const FILM = '/resources/media/film-first-voyage-of-paul/play';

const secondsOf = (page: Page) => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
const heard = (page: Page) => page.getByRole('listitem').locator('mark');

for (const [device, viewport] of eachDevice)
  test.describe(`a film on a ${device}`, () => {
    test.use({ viewport });

    test('plays from a line of its transcript, and goes on there after a visit elsewhere', async ({
      page,
      site,
      complaints,
    }) => {
      const ranges: (number | undefined)[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.webm')) ranges.push(response.status());
      });
      await watchShifts(page);
      await page.goto(site.url + FILM);
      await hydrated(page);
      expect(await moved(page)).toEqual([]);
      await page.getByRole('button', { name: 'Play from 0:23' }).press('Enter');
      await expect(heard(page)).toContainText('Antioch in Pisidia');
      await expect.poll(() => secondsOf(page)).toBeGreaterThan(24);
      await page.locator('video').evaluate((film: HTMLVideoElement) => film.pause());
      expect(ranges).toContain(206);
      expect(await axeViolations(page)).toEqual([]);

      await page.goto(site.url);
      await page.goBack();
      await expect(page.getByText(/^It goes on at 0:2\d, where you stopped\.$/)).toBeVisible();
      expect(await secondsOf(page)).toBeGreaterThan(24);
      await page.getByRole('button', { name: 'From the beginning' }).click();
      await expect(heard(page)).toContainText('The church fasts, prays and sends out Barnabas and Saul.');
      expect(complaints).toEqual([]);
    });
  });

test('a film that the site does not have is reported beside its transcript', async ({ page, site }) => {
  await page.route('**/*.webm', (route) => route.fulfill({ status: 404 }));
  await page.goto(site.url + FILM);
  await expect(page.getByRole('alert')).toHaveText('This file is missing on our site. Its transcript is here to read.');
  await expect(page.getByText('John Mark turns back.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a film plays with the controls of the browser, and its transcript is there to read', async ({ page, site }) => {
    await page.goto(site.url + FILM);
    await expect(page.locator('video')).toHaveAttribute('controls');
    await expect(page.getByText('John Mark turns back.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play from 0:23' })).toBeHidden();
  });

  test('a psalm that is read aloud is there to read, and does not offer to read', async ({ page, site }) => {
    await page.goto(`${site.url}/resources/media/read-along-psalm-23/play`);
    await expect(page.getByText('The LORD is my shepherd;')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeHidden();
  });
});
