import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { shiftedUnexpectedly, watchShifts } from './layout-shifts';
import { eachDevice } from './shell-page';

const PLAN = '/resources/downloads/reading-plan-one-year';

/** The first days of the events of an iCalendar file, and what they are called. */
function eventsOf(calendar: string): { day: string | undefined; summary: string | undefined }[] {
  const events = calendar.replaceAll(/\r\n[ \t]/g, '').split('BEGIN:VEVENT\r\n');
  return events.slice(1).map((event) => ({
    day: /^DTSTART;VALUE=DATE:(\d{8})\r$/m.exec(event)?.[1],
    summary: /^SUMMARY:(.*)\r$/m.exec(event)?.[1],
  }));
}

for (const [device, viewport] of eachDevice)
  test.describe(`a reading plan on a ${device}`, () => {
    test.use({ viewport });

    test('a reader begins it, ticks off by the keyboard, and finds it as they left it', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(site.url + PLAN);
      await hydrated(page);
      // Its name is still its own when the browser has put the reader's day into it.
      await expect(page.getByLabel('First day')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
      await page.getByRole('button', { name: 'Begin the plan' }).click();
      const portion = page.getByRole('checkbox', { name: 'I have read day 1', exact: true });
      await expect(page.getByText('Day 1 of 365, up to date')).toBeVisible();
      await portion.focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('progressbar', { name: '1 of 365 days read' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      await page.clock.setFixedTime(Date.now() + 4 * 24 * 60 * 60 * 1000);
      await watchShifts(page);
      await page.goto(site.url + PLAN);
      await hydrated(page);
      await expect(page.getByText('Day 5 of 365, 3 behind')).toBeVisible();
      expect(await shiftedUnexpectedly(page)).toBe(0);
      await page.getByRole('button', { name: 'Go on from day 2 today' }).click();
      await expect(page.getByText('Day 2 of 365, up to date')).toBeVisible();

      await page.goto(`${site.url}/resources/downloads`);
      await expect(page.getByRole('link', { name: 'The Bible in a year Day 2 of 365' })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reading plan is a list with links, and a calendar that begins on the chosen day', async ({ page, site }) => {
    await page.goto(site.url + PLAN);
    await page.getByText('Days 1–28').click();
    await expect(page.getByRole('link', { name: 'Matthew 1', exact: true })).toHaveAttribute(
      'href',
      '/bible/matthew/1',
    );
    await expect(page.getByRole('button', { name: 'Begin the plan' })).toBeHidden();
    await page.getByLabel('First day').fill('2028-02-28');
    const [url] = await Promise.all([
      page.waitForEvent('download').then((file) => file.url()),
      page.getByRole('button', { name: 'Calendar (ICS)' }).click(),
    ]);
    const events = eventsOf(await (await page.request.get(url)).text());
    expect(events).toHaveLength(365);
    expect(events.slice(0, 2).map(({ day }) => day)).toEqual(['20280228', '20280229']);
    expect(events[0]?.summary).toMatch(/^Genesis 1.*Matthew 1$/);
  });
});
