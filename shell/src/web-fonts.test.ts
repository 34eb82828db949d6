import { keepWebFonts, WEB_FONTS_ELEMENT_ID, WEB_FONTS_OFF, webFontsScript } from './web-fonts';

interface Line {
  rtt: number;
  saveData?: boolean;
}

/** Opens a page on a line, and says whether it uses the faces. */
function opensWithFaces(line?: Line): boolean {
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  const faces = Object.assign(document.createElement('style'), { id: WEB_FONTS_ELEMENT_ID, media: WEB_FONTS_OFF });
  document.head.replaceChildren(faces);
  const script = document.createElement('script');
  script.textContent = webFontsScript('3.1.0', ['/serif.woff2']);
  document.head.append(script);
  return faces.media === 'all';
}

const fast: Line = { rtt: 50 };
const slow: Line = { rtt: 150 };

describe('the reading face', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.useRealTimers());

  it('is used on a fast line, and where a browser does not tell', () => {
    expect(opensWithFaces(fast)).toBe(true);
    expect(opensWithFaces()).toBe(true);
  });

  it('is asked for before the text is laid out, and only where it is used', () => {
    const early = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);
    opensWithFaces(fast);
    expect(early()).toEqual(['http://localhost/serif.woff2']);
    opensWithFaces(slow);
    expect(early()).toEqual([]);
  });

  it('is left out on a slow line, and for readers who save data', () => {
    expect(opensWithFaces(slow)).toBe(false);
    expect(opensWithFaces({ ...fast, saveData: true })).toBe(false);
  });

  it('is fetched later on a slow line, and used from the next page on', async () => {
    jest.useFakeTimers();
    const asked: string[] = [];
    Object.assign(globalThis, {
      fetch: (address: string) => {
        asked.push(address);
        return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
      },
    });
    opensWithFaces(slow);
    keepWebFonts(['/face.woff2'], '3.1.0');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['/face.woff2']);
    expect(opensWithFaces(slow)).toBe(true);
  });

  it('is not fetched for readers who save data', async () => {
    jest.useFakeTimers();
    opensWithFaces({ ...slow, saveData: true });
    keepWebFonts(['/face.woff2'], '3.1.0');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(opensWithFaces(slow)).toBe(false);
  });
});
