import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { hydrated, test } from '../fixtures';
import { shifted, watchShifts } from './layout-shifts';
import { eachDevice, sectionNamed } from './shell-page';

const handle = (page: Page) => page.getByRole('slider', { name: 'Years shown' });
const years = async (page: Page) => (await handle(page).getAttribute('aria-valuetext')) ?? '';
/** What is drawn, which is hidden from screen readers. */
const timeline = (page: Page) => page.locator('[aria-hidden=true]', { has: page.locator('[data-lane]') });
/** The links that lie over what is drawn once it is still. */
const drawn = (page: Page, name: string) => timeline(page).locator(`a[data-name="${name}"]`);

async function open(page: Page, { url }: { url: string }, address = '/encyclopedia/timeline'): Promise<void> {
  await page.goto(url + address);
  await hydrated(page);
  await expect(timeline(page).locator('a').first()).toBeAttached();
}

/** Pairs of what is drawn, bars with their labels, that overlap. */
async function overlaps(scene: Locator): Promise<string[]> {
  await expect(scene.locator('a').first()).toBeVisible();
  return scene.locator('[data-name]').evaluateAll((items) => {
    const boxes = items.map((item) => ({
      name: item.getAttribute('data-name'),
      box: item.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box }) => box.top === one.box.top && one.box.left < box.right && box.left < one.box.right)
        .map(({ name }) => `${one.name} and ${name}`),
    );
  });
}

/** The colour of the drawing's pixel at a year, just above the lanes: red, green, blue, opacity. */
const pixelAt = (page: Page, year: number, [from, to]: readonly [number, number]) =>
  timeline(page)
    .locator('canvas')
    .evaluate(
      (canvas: HTMLCanvasElement, part) => {
        const dense = canvas.width / canvas.getBoundingClientRect().width;
        const [x, y] = [Math.floor(part * canvas.width + dense), Math.floor(44 * dense)];
        return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])];
      },
      (year - from) / (to - from),
    );

for (const [device, viewport] of eachDevice) {
  test.describe(`the timeline on a ${device}`, () => {
    test.use({ viewport });

    test('the timeline shows all of it at first, without a shift, and no label overlaps another', async ({
      page,
      site,
    }) => {
      await watchShifts(page);
      await open(page, site);
      expect(await years(page)).toMatch(/^4004 BC – AD 20\d\d$/);
      const whole = [-4003, new Date().getFullYear() + 1] as const;
      const [red = 0, green = 0, , opacity] = await pixelAt(page, 30, whole);
      expect([red > 2 * green, opacity]).toEqual([true, expect.any(Number)]);
      expect(opacity).toBeGreaterThan(100);
      expect((await pixelAt(page, 100, whole))[3]).toBe(0);
      await expect(drawn(page, 'Noah').first()).toBeVisible();
      expect(await overlaps(timeline(page))).toEqual([]);
      expect(await shifted(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('it zooms by buttons and keys, its address follows, and Back from an entry leads to the same years', async ({
      page,
      site,
    }) => {
      await open(page, site, '/encyclopedia/timeline?from=-1100&to=-900');
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(page).toHaveURL(/from=-1071&to=-929$/);
      await handle(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('-');
      await expect.poll(() => years(page)).toBe('1087–887 BC');
      await expect(page).toHaveURL(/from=-1086&to=-886$/);
      expect(await overlaps(timeline(page))).toEqual([]);
      await sectionNamed(page, /^In these years/)
        .getByRole('link', { name: 'Solomon', exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Solomon' })).toBeVisible();
      await page.goBack();
      await expect.poll(() => years(page)).toBe('1087–887 BC');
    });

    test('a period leads to its years, and what is drawn opens its entry in a panel', async ({ page, site }) => {
      await open(page, site);
      await page.getByRole('link', { name: 'Saul, David and Solomon' }).click();
      await expect(drawn(page, 'David').first()).toBeVisible();
      await drawn(page, 'David').first().click();
      await expect(page.getByRole('heading', { name: 'David', exact: true })).toBeVisible();
      await page.goBack();
      await expect(handle(page)).toBeVisible();
    });
  });
}

test.describe('the timeline without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list of each period, with the dates of tradition or of historians', async ({ page, site }) => {
    await page.goto(site.url + '/encyclopedia/timeline?from=-930&to=-920');
    const reign = sectionNamed(page, /^In these years/)
      .getByRole('listitem')
      .filter({ hasText: /931–913 BC.*Rehoboam.*Kings of all Israel, then of Judah/ });
    await expect(reign).toHaveCount(0);
    await page.getByRole('link', { name: 'Historians' }).click();
    await expect(reign).toHaveCount(1);
    await page.goto(site.url + '/encyclopedia/timeline');
    await page.getByRole('link', { name: 'The life of Christ' }).click();
    const list = sectionNamed(page, /^In these years/);
    await expect(list.getByRole('link', { name: /crucifixion/i }).first()).toBeVisible();
  });
});

test('the wheel zooms once the timeline has the focus, and the mouse drags it', async ({ page, site }) => {
  await open(page, site, '/encyclopedia/timeline?from=-1100&to=-900');
  const box = await timeline(page).boundingBox();
  if (!box) throw new Error('The timeline has no place');
  const before = await years(page);
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await years(page)).toBe(before);

  await handle(page).focus();
  const now = await timeline(page).boundingBox();
  const at = { x: (now?.x ?? 0) + box.width / 2, y: Math.max(20, (now?.y ?? 0) + 20) };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => years(page)).toBe('1072–930 BC');
  await page.mouse.down();
  await page.mouse.move(at.x + box.width / 4, at.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => years(page)).toBe('1108–966 BC');
});

test.describe('the timeline on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('two fingers zoom it about the years between them, and one finger drags it', async ({ page, site }) => {
    await open(page, site, '/encyclopedia/timeline?from=-1100&to=-901');
    const frame = timeline(page);
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    if (!box) throw new Error('The timeline has no box');
    const session = await page.context().newCDPSession(page);
    const y = Math.max(box.y, 0) + 60;
    /** Moves fingers from the middle of the timeline; each number is where a finger is, in parts of the width. */
    const gesture = async (...frames: number[][]) => {
      for (const [at, fingers] of frames.entries())
        await session.send('Input.dispatchTouchEvent', {
          type: at === 0 ? 'touchStart' : 'touchMove',
          touchPoints: fingers.map((part, id) => ({ x: box.x + part * box.width, y, id })),
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await gesture([0.4, 0.6], [0.35, 0.65], [0.3, 0.7]);
    await expect.poll(() => years(page)).toBe('1051–952 BC');
    await gesture([0.75], [0.6], [0.25]);
    await expect.poll(() => years(page)).toBe('1001–902 BC');
  });
});
