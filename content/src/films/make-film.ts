/** Makes the film of a journey for content/media: npm run film -w content. It takes a minute, reads the release in dist/content, and needs Chromium. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { makerWorld } from '../make-resources';
import { openRelease, readJson, readRecords } from '../release/emit/read-release';
import { captionTime } from '../studio/media/captions';
import { encodeFilm, TIMING } from './encode-film';
import { FILM, journeyScenes, type FilmOptions } from './journey-scenes';

const SLUG = 'film-first-voyage-of-paul';
const JOURNEY = 'first-voyage-of-paul';
const OPTIONS: FilmOptions = {
  bounds: [29.2, 34, 37.2, 39.2],
  names: ['galatia-south', 'cilicia', 'cyprus', 'syria-coast'],
  // By sea, between Cyprus and the coast.
  detours: [
    {
      from: 'places/attalia',
      to: 'places/antioch-of-syria',
      through: [
        [31.6, 36.1],
        [33.4, 35.75],
        [35.3, 35.95],
      ],
    },
  ],
  passage: 'Acts 13:1-14:28',
};

const file = (suffix: string) => fileURLToPath(new URL(`../../media/${SLUG}${suffix}`, import.meta.url));
const png = async (svg: string) => (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();

const release = openRelease(fileURLToPath(new URL('../../../dist/content', import.meta.url)));
const world = makerWorld(
  {
    entries: readRecords(release, 'entries.ndjson'),
    journeys: readJson(release, 'journeys.json'),
    lineages: [],
    relations: [],
  },
  // A film quotes no verse.
  { verseText: () => undefined },
);
const journey = world.journeys.get(JOURNEY);
if (!journey) throw new Error(`The release has no journey ${JOURNEY}.`);
const { map, poster, scenes } = journeyScenes(journey, world, OPTIONS);

let end = 0;
const cues = scenes.map(({ way, words }, index) => {
  const start = end;
  end += Math.round((TIMING.staying + (way.length > 0 ? TIMING.going : 0)) * 1000);
  return `${index + 1}\n${captionTime(start)} --> ${captionTime(end)}\n${words}\n`;
});
writeFileSync(file('.vtt'), `WEBVTT\n\n${cues.join('\n')}`);

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('mediabunny')
    .replace(/dist.*$/, 'dist/bundles/mediabunny.min.cjs'),
  'utf8',
);
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH });
const pictures = await Promise.all(scenes.map(async ({ way, at, card }) => ({ way, at, card: await png(card) })));
await sharp({ create: { width: FILM.width, height: FILM.height, channels: 3, background: '#fff' } })
  .composite([
    { input: await png(poster.map), left: 0, top: 0 },
    { input: await png(poster.card), left: FILM.map, top: 0 },
  ])
  .png({ palette: true })
  .toFile(file('.png'));
writeFileSync(file('.webm'), await encodeFilm(browser, library, await png(map), pictures));
await browser.close();
