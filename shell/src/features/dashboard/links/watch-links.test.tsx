import userEvent from '@testing-library/user-event';
import { fireEvent, screen } from '@testing-library/react';
import { watchLinks } from './watch-links';

const PAGE = `
  <main data-panel="main">
    <a href="/bible/cross-references/john/3?v=16" data-open-in="panel">Cross-references</a>
    <a href="/bible/genesis/1" data-open-in="main">Genesis 1</a>
    <a href="/bible/john/4">John 4</a>
    <a href="https://elsewhere.example/" data-open-in="panel">Elsewhere</a>
  </main>
  <section data-panel="0">
    <a href="/bible/john/1?v=14" data-open-in="main">John 1</a>
    <a href="/bible/cross-references/john/1" data-open-in="panel">More</a>
  </section>
`;

/** Records what was opened, as 'panel /path'; a link that the browser or the router handles is 'followed /path'. */
function watchPage(offer: Parameters<typeof watchLinks>[0]['offer'] = () => undefined): string[] {
  document.body.innerHTML = PAGE;
  const happened: string[] = [];
  const stop = watchLinks({
    open: (path) => happened.push(`new ${path}`),
    openInNamedPanel: (path, place) => happened.push(`${place} ${path}`),
    offer,
  });
  const follow = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement)
      happened.push(`followed ${event.target.getAttribute('href') ?? ''}`);
    event.preventDefault();
  };
  document.body.addEventListener('click', follow);
  undo = () => {
    stop();
    document.body.removeEventListener('click', follow);
  };
  return happened;
}
let undo: () => void;
/** jsdom has no matchMedia. */
const setWide = (matches: boolean) => Object.assign(globalThis, { matchMedia: () => ({ matches }) });
// On a phone no menus are offered.
beforeEach(() => setWide(false));
afterEach(() => undo());

// jsdom has no PointerEvent.
const pointer = (type: string, pointerType: string, place = { clientX: 10, clientY: 10 }) =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...place }), { pointerType });

const link = (name: string) => screen.getByRole('link', { name });

describe('a link that names its panel', () => {
  it('opens beside the page, or in the main panel from a side panel', async () => {
    const happened = watchPage();
    for (const name of ['Cross-references', 'More', 'John 1']) await userEvent.click(link(name));
    expect(happened).toEqual([
      'panel /bible/cross-references/john/3?v=16',
      'panel /bible/cross-references/john/1',
      'main /bible/john/1?v=14',
    ]);
  });

  it('opens in its panel by the keyboard too', async () => {
    const happened = watchPage();
    link('Cross-references').focus();
    await userEvent.keyboard('{Enter}');
    expect(happened).toEqual(['panel /bible/cross-references/john/3?v=16']);
  });

  it('is followed like any other link when it is in the panel that it names, or leads out of the site', async () => {
    const happened = watchPage();
    for (const name of ['Genesis 1', 'John 4', 'Elsewhere']) await userEvent.click(link(name));
    expect(happened).toEqual([
      'followed /bible/genesis/1',
      'followed /bible/john/4',
      'followed https://elsewhere.example/',
    ]);
  });

  it.each(['Control', 'Meta', 'Shift'])('is left to the browser with %s held', async (key) => {
    const happened = watchPage();
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(link('Cross-references'));
    expect(happened).toEqual(['followed /bible/cross-references/john/3?v=16']);
  });

  it('opens in a new panel with Alt held, even if it names another', async () => {
    const happened = watchPage();
    const user = userEvent.setup();
    await user.keyboard('{Alt>}');
    await user.click(link('John 1'));
    expect(happened).toEqual(['new /bible/john/1?v=14']);
  });
});

test('a menu that the keyboard opened stays open when the mouse has just left a link', () => {
  jest.useFakeTimers();
  setWide(true);
  const offered: unknown[] = [];
  watchPage((of, now) => offered.push([of, now]));
  fireEvent(screen.getByRole('main'), pointer('pointerover', 'mouse'));
  link('John 4').focus();
  fireEvent.keyDown(link('John 4'), { key: 'ArrowDown', altKey: true });
  jest.runAllTimers();
  jest.useRealTimers();
  expect(offered).toEqual([[link('John 4'), true]]);
});

describe('a finger on a link', () => {
  const offered: unknown[][] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    offered.length = 0;
    setWide(true);
  });
  afterEach(() => jest.useRealTimers());

  it('opens its menu when it has rested there, instead of the browser’s menu, and follows no link', () => {
    const happened = watchPage((of, now) => offered.push([of, now]));
    fireEvent(link('John 4'), pointer('pointerdown', 'touch'));
    jest.advanceTimersByTime(500);
    expect(fireEvent.contextMenu(link('John 4'))).toBe(false);
    fireEvent(link('John 4'), pointer('pointerup', 'touch'));
    fireEvent.click(link('John 4'));
    jest.runAllTimers();
    expect(offered).toEqual([
      [link('John 4'), false],
      [link('John 4'), true],
    ]);
    expect(happened).toEqual([]);
  });

  it('scrolls the page, or taps, as ever', () => {
    const happened = watchPage((of, now) => of && offered.push([of, now]));
    fireEvent(link('John 4'), pointer('pointerdown', 'touch'));
    fireEvent(link('John 4'), pointer('pointermove', 'touch', { clientX: 10, clientY: 40 }));
    jest.runAllTimers();
    fireEvent(link('John 4'), pointer('pointerdown', 'touch'));
    fireEvent(link('John 4'), pointer('pointerup', 'touch'));
    fireEvent.click(link('John 4'));
    jest.runAllTimers();
    expect(offered).toEqual([]);
    expect(happened).toEqual(['followed /bible/john/4']);
  });
});

test('a menu goes when the page scrolls away from under it', () => {
  const offered: unknown[] = [];
  watchPage((of) => offered.push(of));
  fireEvent.scroll(document);
  expect(offered).toEqual([undefined]);
});
