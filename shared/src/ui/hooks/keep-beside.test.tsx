import { keepBeside } from './keep-beside';

const viewport = { width: 1000, height: 800 };
const below = { margin: 5, placement: 'bottom-start' as const };

/** Sets the layout of an element, because jsdom has none. */
const element = (left: number, top: number, width: number, height: number) => {
  const box = document.createElement('div');
  document.body.append(box);
  box.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  Object.defineProperties(box, { offsetWidth: { get: () => width }, offsetHeight: { get: () => height } });
  return { box, grow: (to: number) => (height = to) };
};
const popup = () => element(0, 0, 200, 300);
const placed = () => new Promise((resolve) => setTimeout(resolve));

describe('the position of a popup', () => {
  beforeEach(() => {
    Object.defineProperties(document.documentElement, {
      clientWidth: { configurable: true, value: viewport.width },
      clientHeight: { configurable: true, value: viewport.height },
    });
  });
  afterEach(() => document.body.replaceChildren());

  it('is below its anchor, aligned at the start, at its margin, and at least as wide', async () => {
    const { box } = popup();
    keepBeside(box, element(50, 100, 120, 40).box, below).stop();
    await placed();
    expect(box.style.inset).toBe('145px auto auto 50px');
    expect(box.style.minInlineSize).toBe('120px');
  });

  it('is aligned at the right edge in right-to-left languages', async () => {
    const { box } = popup();
    box.style.direction = 'rtl';
    keepBeside(box, element(500, 100, 100, 40).box, below).stop();
    await placed();
    expect(box.style.inset).toBe('145px auto auto 400px');
  });

  it('is above the center of its anchor if placed at the top', async () => {
    const { box } = popup();
    keepBeside(box, element(500, 500, 100, 40).box, { margin: 10, placement: 'top' }).stop();
    await placed();
    expect(box.style.inset).toBe('190px auto auto 450px');
  });

  it('leaves 8 px at the edges of the viewport', async () => {
    const { box } = popup();
    keepBeside(box, element(950, 100, 40, 40).box, below).stop();
    await placed();
    expect(box.style.inset).toBe('145px auto auto 792px');
  });

  it('covers its anchor rather than overflow the viewport', async () => {
    const { box } = element(0, 0, 200, 700);
    keepBeside(box, element(50, 300, 100, 40).box, below).stop();
    await placed();
    expect(box.style.inset).toBe('92px auto auto 50px');
  });

  it('is above if it does not fit below, and stays there while it shrinks', async () => {
    const { box, grow } = popup();
    const { move, stop } = keepBeside(box, element(50, 600, 100, 40).box, below);
    await placed();
    expect(box.style.inset).toBe('295px auto auto 50px');
    grow(100);
    move();
    await placed();
    expect(box.style.inset).toBe('495px auto auto 50px');
    stop();
  });
});
