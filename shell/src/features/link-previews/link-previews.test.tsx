import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@manna/shared/runtime';
import { garden, gardenModule, sourceOf } from '../../testing/pillars';
import { showToReader } from '../../testing/show-to-reader';
import { LinkPreviews } from './link-previews';

/** Longer than the delay before a card opens or closes. */
const REST_MS = 500;
const mouse = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const rest = () => act(() => jest.advanceTimersByTimeAsync(REST_MS));

async function open(source = sourceOf(gardenModule)): Promise<void> {
  await showToReader(
    <main>
      <Link to="/garden/cedar?branch=1" data-preview="/garden/cedar?branch=1">
        Cedar
      </Link>
      <Link to="/garden/fig">Fig</Link>
      <Link to="/elsewhere" data-preview="/elsewhere">
        Elsewhere
      </Link>
      <LinkPreviews />
    </main>,
    { pillars: [garden()], source },
  );
  jest.useFakeTimers();
}

const link = (name: string) => screen.getByRole('link', { name });
const card = () => document.querySelector<HTMLElement>('[popover]');
const tap = (element: Element) => {
  fireEvent(element, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
  return fireEvent.click(element, { detail: 1 });
};

afterEach(() => jest.useRealTimers());

describe('the preview of a link', () => {
  it('is shown when the mouse rests on it, and describes it', async () => {
    await open();
    await mouse.hover(link('Cedar'));
    await rest();
    expect(card()).toBeVisible();
    expect(link('Cedar')).toHaveAccessibleDescription('Drawing of /garden/cedar?branch=1');
    await mouse.unhover(link('Cedar'));
    await rest();
    expect(card()).not.toBeVisible();
    expect(link('Cedar')).not.toHaveAttribute('aria-describedby');
  });

  it('is shown on keyboard focus, and Escape closes it', async () => {
    await open();
    await mouse.tab();
    await rest();
    expect(card()).toHaveTextContent('Drawing of /garden/cedar?branch=1');
    await mouse.keyboard('{Escape}');
    expect(card()).not.toBeVisible();
    expect(link('Cedar')).toHaveFocus();
  });

  it.each(['Fig', 'Elsewhere'])('is not there for a link that no pillar previews: %s', async (name) => {
    await open();
    await mouse.hover(link(name));
    await rest();
    expect(card()).not.toBeVisible();
    expect(tap(link(name))).toBe(false);
  });

  it('comes at the first tap, with a link; the second tap leads to the page', async () => {
    await open();
    tap(link('Cedar'));
    await rest();
    expect(card()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/garden/cedar?branch=1');
    expect(location.pathname).not.toBe('/garden/cedar');
    tap(link('Cedar'));
    await rest();
    expect(card()).not.toBeVisible();
  });

  it('says so if it cannot be loaded', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(sourceOf(new Error('down')));
    await mouse.hover(link('Cedar'));
    await rest();
    expect(card()).toHaveTextContent('The preview could not be loaded.');
    log.mockRestore();
  });
});
