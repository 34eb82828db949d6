import type * as Mediabunny from 'mediabunny';
import type { Browser } from 'playwright-core';
import { palette } from '@manna/shared/print';
import { FILM, type Scene } from './journey-scenes';

/** What the page draws: pictures as data URLs, points in pixels. */
interface FilmInPage {
  readonly map: string;
  readonly scenes: readonly (Pick<Scene, 'way' | 'at'> & { readonly card: string })[];
  readonly size: typeof FILM;
  readonly colours: { readonly way: string; readonly edge: string };
  readonly timing: typeof TIMING;
}

/** Pictures a second, and seconds in which one goes to a stop and reads there. */
export const TIMING = { rate: 12, going: 1.5, staying: 3.5 } as const;

/** Any origin that is secure, so that the browser encodes films; nothing is asked of it. */
const PAGE = 'http://localhost:9/';

const dataUrl = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/**
 * Draws the scenes picture by picture in a browser, which encodes them: WebM with VP9, without sound. `library` is the source of
 * mediabunny.
 */
export async function encodeFilm(
  browser: Browser,
  library: string,
  map: Uint8Array,
  scenes: readonly (Omit<Scene, 'card' | 'words'> & { readonly card: Uint8Array })[],
): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.route(`${PAGE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' }));
  await page.goto(PAGE);
  // tsx gives functions their names with a helper that only its own modules have.
  await page.addScriptTag({ content: `${library};var __name = (named) => named;` });
  const film: FilmInPage = {
    map: dataUrl(map),
    scenes: scenes.map(({ way, at, card }) => ({ way, at, card: dataUrl(card) })),
    size: FILM,
    colours: { way: palette.red, edge: palette.land },
    timing: TIMING,
  };
  const encoded = await page.evaluate(drawFilm, film);
  await page.close();
  return Buffer.from(encoded, 'base64');
}

/** Runs in the page. Returns the film in base64. */
async function drawFilm({ map, scenes, size, colours, timing }: FilmInPage): Promise<string> {
  const { Output, BufferTarget, WebMOutputFormat, CanvasSource, Quality } = Reflect.get(
    globalThis,
    'Mediabunny',
  ) as typeof Mediabunny;
  const picture = async (url: string) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  };
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) throw new Error('The page has no canvas.');
  Object.assign(canvas, { width: size.width, height: size.height });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    quality: new Quality({ bitrate: 300_000 }),
    keyFrameInterval: 5,
  });
  output.addVideoTrack(source, { frameRate: timing.rate });
  await output.start();

  const ground = await picture(map);
  const gone: (typeof scenes)[number]['way'][] = [];
  const line = (points: (typeof scenes)[number]['way'], share: number) => {
    const shown = points.slice(0, Math.max(2, Math.ceil(points.length * share)));
    context.beginPath();
    for (const [x, y] of shown) context.lineTo(x, y);
    for (const [width, style] of [
      [10, colours.edge],
      [5, colours.way],
    ] as const) {
      Object.assign(context, { lineWidth: width, strokeStyle: style, lineCap: 'round', lineJoin: 'round' });
      context.stroke();
    }
    return shown.at(-1);
  };
  let frame = 0;
  for (const { way, at, card } of scenes) {
    const told = await picture(card);
    const going = way.length > 0 ? Math.round(timing.going * timing.rate) : 0;
    const frames = going + Math.round(timing.staying * timing.rate);
    for (let index = 0; index < frames; index += 1) {
      context.drawImage(ground, 0, 0);
      for (const points of gone) line(points, 1);
      const share = going === 0 ? 1 : Math.min(1, (index + 1) / going);
      const [x, y] = (way.length > 0 ? line(way, share) : undefined) ?? at;
      context.beginPath();
      context.arc(x, y, 13, 0, 2 * Math.PI);
      Object.assign(context, { fillStyle: colours.way, strokeStyle: colours.edge, lineWidth: 4 });
      context.fill();
      context.stroke();
      context.drawImage(told, size.map, 0);
      await source.add(frame / timing.rate, 1 / timing.rate);
      frame += 1;
    }
    if (way.length > 0) gone.push(way);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
