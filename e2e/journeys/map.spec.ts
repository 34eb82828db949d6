import { expect, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { axeViolations } from '../accessibility';
import { compose, startGateway, writeComposition } from '../gateway';
import { startFaultServer } from '../fault-server';
import { pmtilesOf, startGroundServer, type GroundServer } from '../ground-server';
import { dist } from '../paths';
import { hydrated, test } from '../fixtures';
import { DRAWN_MS, drawingBrowser } from './drawn-maps';
import { shifted, watchShifts } from './layout-shifts';
import { eachDevice, ofTheSite, sectionNamed } from './shell-page';

const BETHEL = '/encyclopedia/places/bethel';
/** The script with the code of maps. */
const LIBRARY = /\/map\.[0-9a-f]+\.js$/;
const FAILED = 'Failed to load map! Please try again later.';

test.describe.configure({ timeout: 3 * DRAWN_MS });

// The window is small, because without a graphics card each pixel of a map takes time.
test.use({ ...drawingBrowser, viewport: { width: 800, height: 600 } });

const places = (page: Page) => sectionNamed(page, 'Related places');
const canvas = (within: Locator) => within.getByRole('region', { name: 'Map of related places' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Related Places Map' });
const drawing = (within: Locator) => within.getByRole('img', { name: 'Drawing of the map of related places' });
const pin = (within: Locator, name: string | RegExp) => within.getByRole('button', { name });

/** The number of colours in a screenshot of the map. A map that was not rendered has one or two. */
async function coloursOf(map: Locator, page: Page): Promise<number> {
  const picture = (await map.screenshot()).toString('base64');
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const drawing = new OffscreenCanvas(image.width, image.height);
    const pen = drawing.getContext('2d');
    if (!pen) return 0;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return colours.size;
  }, picture);
}

async function openMap(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  await hydrated(page);
  return scrollToMap(page);
}

async function scrollToMap(page: Page): Promise<Locator> {
  await places(page).scrollIntoViewIfNeeded();
  await expect(pin(places(page), 'Zoom in')).toBeVisible({ timeout: DRAWN_MS });
  return places(page);
}

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a map shows the related places of an entry, and nothing moves when it appears', async ({
      page,
      site,
      complaints,
    }) => {
      await watchShifts(page);
      let openGate: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (openGate = resolve));
      await page.route(LIBRARY, async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto(site.url + BETHEL);
      await hydrated(page);
      const before = await shifted(page);
      await places(page).scrollIntoViewIfNeeded();
      // A drawing of the same places is there before the library.
      await expect(drawing(places(page)).getByText('Bethel')).toBeVisible();
      await expect.poll(() => coloursOf(drawing(places(page)), page)).toBeGreaterThan(20);
      openGate();
      const map = await scrollToMap(page);
      await expect(drawing(map)).toHaveCount(0);
      await expect(pin(map, /Bethel \(this page\)/)).toBeVisible();
      await expect.poll(() => coloursOf(canvas(map), page)).toBeGreaterThan(20);
      expect((await shifted(page)) - before).toBeLessThan(0.01);
      expect(await axeViolations(page)).toEqual([]);
      expect(ofTheSite(complaints)).toEqual([]);
    });

    test('the map opens in a modal from its link and from its URL', async ({ page, site, complaints }) => {
      const map = await openMap(page, site.url + BETHEL);
      await map.getByRole('link', { name: 'Expand map' }).click();
      await expect(page).toHaveURL(`${site.url + BETHEL}?mdl=map`);
      await expect(pin(dialog(page), 'Zoom in')).toBeVisible({ timeout: DRAWN_MS });
      await expect.poll(() => coloursOf(canvas(dialog(page)), page), { timeout: DRAWN_MS }).toBeGreaterThan(20);
      const [small, large] = [await canvas(map).boundingBox(), await canvas(dialog(page)).boundingBox()];
      expect(large?.height ?? 0).toBeGreaterThan(small?.height ?? Infinity);
      expect(large?.width ?? 0).toBeGreaterThan(small?.width ?? Infinity);
      expect(await axeViolations(page)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(site.url + BETHEL);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.goto(`${site.url + BETHEL}?mdl=map`);
      await expect(pin(dialog(page), 'Zoom in')).toBeVisible({ timeout: DRAWN_MS });
      expect(ofTheSite(complaints)).toEqual([]);
    });
  });
}

test('a place on the map can be opened with only the keyboard', async ({ page, site }) => {
  const map = await openMap(page, site.url + BETHEL);
  const dan = pin(map, 'Dan');
  await dan.focus();
  await page.keyboard.press('Enter');
  await expect(dan).toHaveAttribute('aria-expanded', 'true');
  const link = canvas(map).locator('xpath=..').getByRole('link', { name: 'Dan' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(dan).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dan' })).toBeVisible();
});

test('the wheel scrolls the page when the pointer is over the map', async ({ page, site }) => {
  const map = await openMap(page, site.url + BETHEL);
  const box = await canvas(map).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
});

test('an entry without JavaScript shows the list of places and no empty map', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const query of ['', '?mdl=map']) {
    await page.goto(site.url + BETHEL + query);
    await expect(places(page).getByRole('link', { name: 'Ai · site not certain' })).toBeVisible();
    await expect(places(page).getByRole('figure')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await context.close();
});

test.describe('failures', () => {
  for (const [part, pattern] of [
    ['its code', LIBRARY],
    ['its web worker', /maplibre-gl-worker/],
    ['its base map', /\/data\/files\/.*\.geojson$/],
  ] as const) {
    test(
      `the map shows an error if ${part} cannot be loaded, and appears after a retry`,
      { tag: '@thorough' },
      async ({ page, site }) => {
        await page.route(pattern, (route) => route.abort());
        await page.goto(site.url + BETHEL);
        await hydrated(page);
        await places(page).scrollIntoViewIfNeeded();
        await expect(places(page).getByText(FAILED)).toBeVisible({ timeout: DRAWN_MS });
        await expect(drawing(places(page))).toBeVisible();
        // The same words each time.
        if (part === 'its code') expect(await axeViolations(page)).toEqual([]);
        await page.unroute(pattern);
        await places(page).getByRole('button', { name: 'Retry' }).click();
        await expect(pin(places(page), 'Zoom in')).toBeVisible({ timeout: DRAWN_MS });
        await expect(places(page).getByText(FAILED)).toHaveCount(0);
      },
    );
  }

  test('the map shows an error if the browser has no WebGL', async ({ page, site }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      const withoutGl = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]): unknown {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
      };
      Object.assign(HTMLCanvasElement.prototype, { getContext: withoutGl });
    });
    await page.goto(site.url + BETHEL);
    await hydrated(page);
    await places(page).scrollIntoViewIfNeeded();
    await expect(places(page).getByText(FAILED)).toBeVisible({ timeout: DRAWN_MS });
    await expect(places(page).getByRole('link', { name: 'Ai · site not certain' })).toBeVisible();
  });

  test(
    'the map runs its worker from another origin, unless the worker was tampered with',
    { tag: '@thorough' },
    async ({ page }) => {
      const cdn = await startFaultServer();
      const folder = mkdtempSync(path.join(tmpdir(), 'manna-map-'));
      const compositionFile = path.join(folder, 'composition.json');
      writeComposition(compositionFile, compose(cdn.origin, []));
      const gateway = await startGateway({ COMPOSITION: compositionFile });
      try {
        cdn.fail(/maplibre-gl-worker/, 'tamper');
        await page.goto(gateway.url + BETHEL);
        await hydrated(page);
        await places(page).scrollIntoViewIfNeeded();
        await expect(places(page).getByText(FAILED)).toBeVisible({ timeout: DRAWN_MS });
        cdn.heal();
        await places(page).getByRole('button', { name: 'Retry' }).click();
        await expect(pin(places(page), 'Zoom in')).toBeVisible({ timeout: DRAWN_MS });
      } finally {
        await gateway.stop();
        await cdn.close();
        rmSync(folder, { recursive: true });
      }
    },
  );
});

test.describe('a ground that the operator has chosen', () => {
  let maps: GroundServer;
  let folder: string;
  test.beforeEach(async () => {
    maps = await startGroundServer();
    folder = mkdtempSync(path.join(tmpdir(), 'manna-ground-'));
  });
  test.afterEach(async () => {
    await maps.close();
    rmSync(folder, { recursive: true });
  });

  const startWith = (map: object) => {
    const SITE_CONFIG = path.join(folder, 'site.json');
    writeFileSync(SITE_CONFIG, JSON.stringify({ map }));
    return startGateway({ SITE_CONFIG });
  };
  const credit = (page: Page) => places(page).getByText('Lands of example.org');
  const ownCredit = (page: Page) => places(page).getByText(/^Coastline: Natural Earth/);

  test('is a style, and is ours when the style is away', { tag: '@thorough' }, async ({ page, complaints }) => {
    const picture = readFileSync(path.join(dist, 'public/icons/icon-192.png'));
    maps.files.set('/tile.png', picture);
    const style = {
      version: 8,
      sources: {
        places: {
          type: 'raster',
          tiles: [`${maps.origin}/tile.png`],
          maxzoom: 0,
          attribution: '<a href="https://example.org/">Lands of example.org</a>',
        },
      },
      layers: [{ id: 'places', type: 'raster', source: 'places' }],
    };
    maps.files.set('/style.json', JSON.stringify(style));
    const gateway = await startWith({ style: `${maps.origin}/style.json` });
    try {
      await openMap(page, gateway.url + BETHEL);
      await expect(credit(page)).toHaveAttribute('href', 'https://example.org/');
      await expect(ownCredit(page)).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
      expect(ofTheSite(complaints)).toEqual([]);

      for (const text of [undefined, '{"version":8}', JSON.stringify({ ...style, layers: [{ id: 'a', type: 'b' }] })]) {
        if (text === undefined) maps.files.delete('/style.json');
        else maps.files.set('/style.json', text);
        await openMap(page, gateway.url + BETHEL);
        await expect(ownCredit(page)).toBeVisible();
        await expect(credit(page)).toHaveCount(0);
        await expect(places(page).getByText(FAILED)).toHaveCount(0);
        await expect.poll(() => coloursOf(canvas(places(page)), page)).toBeGreaterThan(20);
      }
    } finally {
      await gateway.stop();
    }
  });

  test('is a PMTiles file', { tag: '@thorough' }, async ({ page, complaints }) => {
    const picture = readFileSync(path.join(dist, 'public/icons/icon-192.png'));
    maps.files.set('/lands.pmtiles', pmtilesOf(picture, { attribution: 'Lands of example.org' }));
    const gateway = await startWith({ pmtiles: `${maps.origin}/lands.pmtiles` });
    try {
      await openMap(page, gateway.url + BETHEL);
      await expect(credit(page)).toBeVisible();
      await expect(ownCredit(page)).toBeHidden();
      expect(ofTheSite(complaints)).toEqual([]);
    } finally {
      await gateway.stop();
    }
  });
});
