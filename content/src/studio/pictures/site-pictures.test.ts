import { atlasPath, readAtlas } from '@manna/shared/domain/atlas';
import { outlineText } from '@manna/shared/print';
import { readPdf } from '@manna/shared/print/read-pdf';
import { builtFile, builtRelease } from '../../testing/built-release';
import { builtFilesOf, builtResource, builtWorld, siteOrders } from '../../testing/built-world';
import { drawWorld } from '../../testing/draw-world';
import { overlappingTexts, pictureTexts, strayTexts } from '../../testing/picture-texts';
import type { MadeResource } from '../maker';
import { pictureMakers } from './picture-makers';

const world = builtWorld();
const orders = siteOrders()
  .filter(({ maker }) => pictureMakers.has(maker))
  .map((one) => [one.order.slug, one] as const);
const drawings = Object.keys(builtRelease().manifest.files).filter((name) => name.endsWith('.svg'));

const made = new Map<string, MadeResource>();
beforeAll(async () => {
  for (const [slug, { maker, order }] of orders) {
    const resource = await pictureMakers.get(maker)?.(order, world);
    if (resource) made.set(slug, resource);
  }
});
const madeOf = (slug: string): MadeResource => {
  const resource = made.get(slug);
  if (!resource) throw new Error(`${slug} was not made.`);
  return resource;
};

test('the site offers its maps, infographics and art', () => {
  const count = (category: string) => orders.filter(([, { order }]) => order.category === category).length;
  expect([count('maps'), count('infographics'), count('art')]).toEqual([15, 8, 9]);
  expect(made.size).toBe(orders.length);
});

describe.each(orders.map(([slug]) => slug))('%s', (slug) => {
  test('keeps its texts apart from each other and inside its edges', () => {
    const { svg, width, height } = madeOf(slug).picture;
    expect(overlappingTexts(svg)).toEqual([]);
    expect(strayTexts(svg, width, height)).toEqual([]);
  });

  test('has no letter smaller than 6 pixels when it is shown 360 pixels wide', () => {
    const { svg, width } = madeOf(slug).picture;
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect((Math.min(...sizes) * 360) / width).toBeGreaterThan(5.9);
  });

  test('describes what it shows in its alternative text', () => {
    const { alt, caption, credit, svg } = madeOf(slug).picture;
    expect(alt.length).toBeGreaterThan(30);
    expect(caption.length).toBeGreaterThan(20);
    expect(credit).toContain('Drawn for this site');
    expect(svg).toMatch(/<title>[^<]+<\/title><desc>[^<]{20,}<\/desc>/);
  });

  test('is the same picture in the release, with its letters as outlines', () => {
    const outlined = outlineText(madeOf(slug).picture.svg);
    expect(outlined).not.toContain('<text');
    const [name = ''] = drawings.filter((file) => file.endsWith(`/${slug}.svg`));
    expect(builtFile(name).toString('utf8') === outlined).toBe(true);
  });
});

test('each map has a GeoJSON file with its shapes and places at valid coordinates', () => {
  for (const [slug, { order }] of orders.filter(([, one]) => one.order.category === 'maps')) {
    const [file] = madeOf(slug).files;
    expect(file?.name).toBe(`${order.slug}.geojson`);
    const { features } = JSON.parse(new TextDecoder().decode(file?.bytes));
    expect(features.length).toBeGreaterThan(10);
    const numbers: number[] = features.flatMap(({ geometry }: { geometry: { coordinates: unknown[] } }) =>
      geometry.coordinates.flat(3),
    );
    // Bounds: from west of Tarshish to the Indus.
    expect(numbers.every((value) => value >= -14 && value <= 72)).toBe(true);
  }
});

const ofCategory = (category: string) => orders.filter(([, { order }]) => order.category === category);

test('each map opens the atlas in a state that the atlas reads, with a journey and a place that exist', () => {
  const opened = ofCategory('maps').map(([slug]) => {
    const path = builtResource(slug).atlas ?? '';
    const state = readAtlas(new URLSearchParams(path.split('?')[1]));
    expect(atlasPath(state)).toBe(path);
    expect(state.journey === null || world.journeys.has(state.journey)).toBe(true);
    expect(state.place === null || world.entries.has(`places/${state.place}`)).toBe(true);
    expect(Boolean(state.journey ?? state.place ?? state.view)).toBe(true);
    return path;
  });
  expect(new Set(opened).size).toBe(15);
});

/** A megabyte. */
const LARGEST_PDF = 1_000_000;

test('each map has a PDF with its names, in which nothing is a picture of pixels', () => {
  for (const [slug] of ofCategory('maps')) {
    const pdf = builtFilesOf(builtResource(slug)).find(({ name }) => name === `${slug}.pdf`);
    expect(pdf?.bytes.length).toBeLessThan(LARGEST_PDF);
    const { pages, text, source } = readPdf(pdf?.bytes ?? Buffer.alloc(0));
    expect(pages).toBe(1);
    expect(source).not.toContain('/Subtype /Image');
    const words = new Set(pictureTexts(madeOf(slug).picture.svg).map((each) => each.words));
    const lines = new Set(text[0]?.split('\n'));
    const missing = [...words].filter((line) => !lines.has(line) && !/[\u0590-\u05ff]/.test(line));
    expect(missing).toEqual([]);
  }
});

test('each infographic has the data that it draws as tables with as many cells in each row', () => {
  for (const [slug] of ofCategory('infographics')) {
    const { tables } = builtResource(slug);
    expect(tables).toEqual(madeOf(slug).tables);
    for (const { head, rows } of tables ?? []) expect(rows.every(({ length }) => length === head.length)).toBe(true);
  }
});

const rowsOf = (slug: string) => (madeOf(slug).tables ?? []).map(({ rows }) => rows.length);

test('the tables of the infographics have a row for each book, life, king, feast and measure', () => {
  expect(rowsOf('books-by-length')).toEqual([66, 8]);
  expect(rowsOf('genealogy-adam-to-abraham')).toEqual([20]);
  expect(rowsOf('genealogy-of-jesus')).toEqual([41, 76]);
  expect(rowsOf('kings-chronology')).toEqual([20, 19, 15, 4]);
  expect(rowsOf('feasts-of-israel-chart')).toEqual([9, 12]);
  expect(rowsOf('weights-and-measures-chart')).toEqual([6, 3, 5, 5, 4, 5]);
  expect(rowsOf('family-of-abraham')).toEqual([26]);
  expect(rowsOf('house-of-herod')).toEqual([16]);
});

test('the chart from Adam to Abraham shows the ages that its verses state', () => {
  const units =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  const words: Readonly<Record<string, number>> = {
    ...Object.fromEntries(units.map((word, index) => [word, index])),
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, threescore: 60 },
  };
  /** Converts 'an hundred and thirty years', 'nine hundred sixty and five years' to numbers. */
  const yearsIn = (text: string) =>
    [...text.matchAll(new RegExp(`((?:(?:${Object.keys(words).join('|')}|an|and|hundred) )+)years?`, 'g'))].map(
      ([, run = '']) =>
        run
          .trim()
          .split(' ')
          .reduce((sum, word) => (word === 'hundred' ? Math.max(1, sum) * 100 : sum + (words[word] ?? 0)), 0),
    );
  const order = orders.find(([slug]) => slug === 'genealogy-adam-to-abraham')?.[1].order;
  const lives = (order?.options['lives'] ?? []) as { name: string; next: number; lived: number; reference: string }[];
  expect(lives).toHaveLength(20);
  for (const { name, next, lived, reference } of lives) {
    const [, chapter = '', from = '', to = from] = /(\d+):(\d+)(?:-(\d+))?/.exec(reference) ?? [];
    const text = Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
      world.verseText(1_000_000 + Number(chapter) * 1000 + Number(from) + index),
    ).join(' ');
    const years = yearsIn(text.replaceAll(/[^a-zA-Z ]/g, '').toLowerCase());
    // For some people the text states two parts of the life, before and after the birth of the next.
    const after = years.filter((value) => value !== next);
    const isShown = years.includes(lived) || after.some((value) => value + next === lived);
    expect(`${name} ${isShown ? lived : years.join(', ')}`).toBe(`${name} ${lived}`);
  }
});

test('making a picture fails with the name of the missing entry when the world has no entries', async () => {
  const map = orders.find(([slug]) => slug === 'map-kingdoms-of-israel-and-judah')?.[1];
  if (!map) throw new Error('The map is not ordered.');
  await expect(pictureMakers.get(map.maker)?.(map.order, drawWorld({}))).rejects.toThrow('places/jerusalem');
});

test('the maps label the twelve tribes, both kingdoms and the gates of Nehemiah', () => {
  const wordsOn = (slug: string) => pictureTexts(madeOf(slug).picture.svg).map(({ words }) => words);
  expect(wordsOn('map-tribal-lands')).toEqual(
    expect.arrayContaining([
      'Asher',
      'Naphtali',
      'Zebulun',
      'Issachar',
      'Manasseh',
      'Ephraim',
      'Benjamin',
      'Dan',
      'Judah',
    ]),
  );
  expect(wordsOn('map-kingdoms-of-israel-and-judah')).toEqual(
    expect.arrayContaining(['Israel', 'Judah', 'Samaria', 'Bethel', 'Moab', 'Philistia']),
  );
  expect(wordsOn('map-jerusalem')).toEqual(
    expect.arrayContaining([
      'Sheep Gate',
      'Fish Gate',
      'Valley Gate',
      'Dung Gate',
      'Fountain Gate',
      'Water Gate',
      'Gihon',
    ]),
  );
});
