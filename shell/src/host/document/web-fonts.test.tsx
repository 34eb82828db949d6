import { ROOT_ELEMENT_ID } from './element-ids';
import {
  downloadWebFonts,
  onWebFonts,
  showWebFonts,
  WEB_FONTS_ELEMENT_ID,
  WEB_FONTS_OFF,
  webFontsScript,
} from './web-fonts';

interface Line {
  /** Time since the page was requested. Milliseconds. */
  answerMs: number;
  saveData?: boolean;
}

const face = (file: string, style: string) =>
  `@font-face{font-family:"A Face";font-style:${style};font-weight:200 900;src:url(/${file}.woff2);unicode-range:U+0000-00FF}`;
const faces = face('serif', 'normal') + face('serif-italic', 'italic') + face('sans', 'normal');
const early = ['/serif.woff2', '/sans.woff2'];

/** Fonts that are loading, by file; calling one completes it. */
let underway = new Map<string, () => void>();
/** Callbacks of the next frame. */
let frames: (() => void)[] = [];

class ComingFace {
  constructor(
    readonly family: string,
    readonly src: string,
  ) {}
  load = () =>
    new Promise((resolve) => {
      underway.set(/\/([\w-]+)\.woff2/.exec(this.src)?.[1] ?? this.src, () => resolve(this));
    });
}

/** Opens a page over a network of this speed; its text is not rendered yet. */
function openPage({ answerMs, saveData }: Line): void {
  underway = new Map();
  frames = [];
  document.documentElement.removeAttribute('data-web-fonts');
  Object.defineProperty(navigator, 'connection', {
    value: saveData === undefined ? undefined : { saveData },
    configurable: true,
  });
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: performance.now() - answerMs }] });
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
  Object.assign(globalThis, {
    FontFace: ComingFace,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
  });
  const style = Object.assign(document.createElement('style'), { id: WEB_FONTS_ELEMENT_ID, textContent: faces });
  document.head.replaceChildren(style);
  style.media = WEB_FONTS_OFF;
  document.body.innerHTML = `<div id="${ROOT_ELEMENT_ID}"></div>`;
  const script = document.createElement('script');
  script.textContent = webFontsScript('3.1.0', early);
  document.head.append(script);
}

const drawFrame = () => frames.splice(0).forEach((callback) => callback());
const textArrives = () => document.getElementById(ROOT_ELEMENT_ID)?.append('In the beginning');
async function arrive(...files: string[]): Promise<void> {
  for (const file of files) underway.get(file)?.();
  await new Promise(process.nextTick);
}
const shown = () => [...document.fonts].filter(({ family }) => family === 'A Face').length;
/** Whether the style sheet uses the fonts. */
const named = () => document.documentElement.hasAttribute('data-web-fonts');
const requested = () => [...underway.keys()];

const fast: Line = { answerMs: 50 };
const slow: Line = { answerMs: 250 };

describe('the web fonts of a page', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'apple'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'other'],
  ])('have stand-ins of the system in which %s runs', (userAgent, system) => {
    const browser = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    openPage(slow);
    expect(document.documentElement.dataset['system']).toBe(system);
    browser.mockRestore();
  });

  it('are requested before the text arrives when the network is fast', () => {
    for (const line of [fast, { ...fast, saveData: false }]) {
      openPage(line);
      expect(requested()).toEqual(['serif', 'sans']);
      const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
      expect(preloads.map(({ href }) => new URL(href).pathname)).toEqual(early);
    }
  });

  it('are shown only when all of them have loaded', async () => {
    openPage(fast);
    await arrive('sans');
    expect(shown()).toBe(0);
    expect(named()).toBe(false);
    await arrive('serif');
    expect(shown()).toBe(2);
    expect(named()).toBe(true);
  });

  it('are shown late when the text is late too', async () => {
    openPage(fast);
    drawFrame();
    drawFrame();
    await arrive('sans', 'serif');
    expect(shown()).toBe(2);
  });

  it('are not shown once the text is painted, so that the text does not move', async () => {
    openPage(fast);
    await arrive('serif');
    textArrives();
    drawFrame();
    await arrive('sans');
    expect(shown()).toBe(0);
  });

  it('are not requested over a slow network, or when the reader saves data', () => {
    for (const line of [slow, { ...fast, saveData: true }]) {
      openPage(line);
      expect(requested()).toEqual([]);
      expect(document.querySelector('link[rel=preload]')).toBeNull();
    }
  });

  it('are fetched when the page is idle, so that the next page has all of them, including italics', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    const fetched: string[] = [];
    Object.assign(globalThis, {
      fetch: (address: string) => {
        fetched.push(address);
        return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
      },
    });
    openPage(slow);
    downloadWebFonts(['/face.woff2'], '3.1.0');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetched).toEqual(['/face.woff2']);
    openPage(slow);
    expect(requested()).toEqual(['serif', 'serif-italic', 'sans']);
    await arrive('serif', 'serif-italic', 'sans');
    expect(shown()).toBe(3);
    downloadWebFonts(['/face.woff2'], '3.1.0');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveLength(1);
  });

  it('are shown in elements from the moment when they have loaded, in the page that fetched them', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    Object.assign(globalThis, {
      fetch: () => Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }),
    });
    openPage(slow);
    const ready = jest.fn();
    onWebFonts(ready);
    downloadWebFonts(['/face.woff2'], '3.1.0');
    await jest.advanceTimersByTimeAsync(10_000);
    const next = document.createElement('div');
    showWebFonts(next);
    expect(next).not.toHaveAttribute('data-web-fonts');
    await arrive('serif', 'serif-italic', 'sans');
    await jest.advanceTimersByTimeAsync(0);
    expect(ready).toHaveBeenCalledTimes(1);
    expect(shown()).toBe(3);
    expect(named()).toBe(false);
    showWebFonts(next);
    expect(next).toHaveAttribute('data-web-fonts');
  });

  it('are never fetched when the reader saves data', async () => {
    jest.useFakeTimers();
    openPage({ ...slow, saveData: true });
    downloadWebFonts(['/face.woff2'], '3.1.0');
    await jest.advanceTimersByTimeAsync(10_000);
    openPage(slow);
    expect(requested()).toEqual([]);
  });
});
