import fc from 'fast-check';
import { fireEvent } from '@testing-library/react';
import { delayReplay } from '@manna/shared/runtime';
import { HOLD_LINK_MS, recorderScript } from './recorder-script';
import { replayEarlyInput } from './replay-early-input';

/** Opens a page whose scripts are still on their way. Returns an element of it, by its id. */
function openPage() {
  document.body.innerHTML = `
    <article data-early-clicks><p id="words">In the beginning</p><a id="note" href="#n1">a</a></article>
    <a id="next" href="#next">Genesis 2</a>
    <input id="field" />`;
  const script = document.createElement('script');
  script.textContent = recorderScript();
  document.head.append(script);
  return (id: string): HTMLElement => document.getElementById(id) ?? document.body;
}

/** What the listeners of the page receive from now on: keys, and the ids of clicked elements. */
function listen(): string[] {
  const received: string[] = [];
  const onKey = ({ key }: KeyboardEvent) => void received.push(key);
  const onClick = ({ target }: MouseEvent) => void received.push((target as Element).id);
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  cleanups.push(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('click', onClick);
  });
  return received;
}

const cleanups: (() => void)[] = [];
const press = (key: string, change: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...change });
const wake = (isLeaving: () => boolean = () => false) => {
  replayEarlyInput(isLeaving);
  return jest.advanceTimersByTimeAsync(1000);
};

describe('input that comes before a page is ready', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom has no pointer events.
    Object.assign(globalThis, { PointerEvent: MouseEvent });
  });
  afterEach(() => {
    globalThis.mannaEarly?.stop();
    globalThis.mannaEarly = undefined;
    cleanups.splice(0).forEach((cleanUp) => cleanUp());
    history.replaceState(null, '', '/');
    jest.useRealTimers();
  });

  it('is repeated once, in order', async () => {
    const get = openPage();
    press('g');
    fireEvent.click(get('words'));
    fireEvent.click(get('note'));
    press('ArrowRight');
    const received = listen();
    await wake();
    expect(received).toEqual(['g', 'words', 'note', 'ArrowRight']);
    await wake();
    expect(received).toHaveLength(4);
  });

  it('is repeated once if a reader tried several times', async () => {
    const get = openPage();
    press('ArrowRight');
    press('ArrowRight');
    for (const clientX of [10, 12]) fireEvent.click(get('words'), { clientX });
    fireEvent.click(get('words'), { clientX: 80 });
    const received = listen();
    await wake();
    expect(received).toEqual(['ArrowRight', 'words', 'words']);
  });

  it('waits for the parts of the page that are still loading', async () => {
    openPage();
    const ready = delayReplay();
    press('g');
    const received = listen();
    await wake();
    expect(received).toEqual([]);
    ready();
    await jest.advanceTimersByTimeAsync(1000);
    expect(received).toEqual(['g']);
  });

  it('is repeated, too, for a part that loads after the page was ready', async () => {
    const get = openPage();
    await wake();
    fireEvent.click(get('words'));
    const ready = delayReplay();
    fireEvent.click(get('note'));
    press('ArrowRight');
    press('Escape');
    const received = listen();
    ready();
    await jest.advanceTimersByTimeAsync(1000);
    // The browser has closed what Escape closes.
    expect(received).toEqual(['note', 'ArrowRight']);
  });

  it('is left to the browser if it works without scripts', async () => {
    const get = openPage();
    press('g', {}, get('field'));
    press('ArrowDown');
    press(' ');
    press('Tab');
    press('f', { ctrlKey: true });
    press('g', { repeat: true });
    expect(fireEvent.click(get('next'))).toBe(true);
    expect(fireEvent.click(get('note'), { ctrlKey: true })).toBe(true);
    const received = listen();
    await wake();
    expect(received).toEqual([]);
  });

  it('is not repeated if a part of the page has handled it', async () => {
    openPage();
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', handle);
    press('g');
    document.removeEventListener('keydown', handle);
    const received = listen();
    await wake();
    expect(received).toEqual([]);
  });

  it('is dropped when the reader has left the page', async () => {
    openPage();
    press('g');
    history.replaceState(null, '', '/bible/genesis/2');
    press('/');
    const received = listen();
    await wake();
    expect(received).toEqual([]);
  });

  it('is dropped when what came before it leads to another page', async () => {
    openPage();
    press('ArrowRight');
    press('g');
    const received = listen();
    await wake(() => received.length > 0);
    expect(received).toEqual(['ArrowRight']);
  });

  it('closes a dialog by Escape', async () => {
    openPage();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    const cancelled = jest.fn();
    dialog.addEventListener('cancel', cancelled);
    press('Escape');
    await wake();
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  it('clicks its target where it was clicked, although the page has been scrolled since', async () => {
    const get = openPage();
    const at = jest.spyOn(get('words'), 'getBoundingClientRect');
    at.mockReturnValue(new DOMRect(100, 400, 200, 20));
    fireEvent.click(get('words'), { clientX: 130, clientY: 410 });
    at.mockReturnValue(new DOMRect(100, 150, 200, 20));
    const clicked = jest.fn();
    get('words').addEventListener('click', ({ clientX, clientY }) => void clicked(clientX, clientY));
    await wake();
    expect(clicked.mock.calls).toEqual([[130, 160]]);
  });

  it('follows a held link if the page is not ready in time', async () => {
    const get = openPage();
    expect(fireEvent.click(get('note'))).toBe(false);
    expect(location.hash).toBe('');
    await jest.advanceTimersByTimeAsync(HOLD_LINK_MS);
    expect(location.hash).toBe('#n1');
    const received = listen();
    await wake();
    expect(received).toEqual([]);
  });

  it('follows a held link at once if a script of the page does not load', () => {
    const get = openPage();
    const script = document.head.appendChild(document.createElement('script'));
    fireEvent.click(get('note'));
    fireEvent.error(script);
    expect(location.hash).toBe('#n1');
    expect(fireEvent.click(get('note'))).toBe(true);
  });

  it('keeps its order whatever a reader presses', async () => {
    const keys = fc.array(fc.constantFrom('g', '/', 'ArrowLeft', 'ArrowRight', 'Escape'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(keys, async (pressed) => {
        openPage();
        for (const key of pressed) press(key);
        const received = listen();
        await wake();
        cleanups.splice(0).forEach((cleanUp) => cleanUp());
        expect(received).toEqual(pressed.filter((key, index) => key !== pressed[index - 1]));
      }),
      { numRuns: 30 },
    );
  });
});
