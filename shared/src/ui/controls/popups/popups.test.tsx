import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../../../testing';
import { Icon } from '../../icon';
import { CROSSING_MS } from '../../hooks/use-hover-card';
import { Menu } from '../choice/menu';
import type { MenuOption } from '../choice/menu-option';
import { Popover } from './popover';
import { HOVER_DELAY_MS, Tooltip } from './tooltip';

const books: readonly MenuOption[] = [
  { value: 'law', text: 'Law', header: true },
  { value: 'gen', text: 'Genesis', icon: 'bible', iconColor: 'red', indent: 1 },
  { value: 'exo', text: 'Exodus', indent: 1 },
  { value: 'jub', text: 'Jubilees', hidden: true },
  { value: 'gospels', text: 'Gospels', header: true },
  { value: 'mat', text: 'Matthew', indent: 1 },
];

describe('a popover', () => {
  it('shows its panel beside its button, and hides it again', async () => {
    render(
      <main>
        <Popover label="More options" icon={<Icon name="more" />} iconOnly title="Share this page">
          <a href="/copy">Copy the link</a>
        </Popover>
      </main>,
    );
    const button = screen.getByRole('button', { name: 'More options' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(screen.getByRole('dialog', { name: 'Share this page' })).getByRole('link')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a menu', () => {
  const openMenu = async (options = books, value?: string) => {
    const onChoose = jest.fn();
    const choice = value === undefined ? {} : { value };
    render(
      <main>
        <Menu label="Books" emptyText="No results." options={options} onChoose={onChoose} {...choice} />
      </main>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Books' }));
    return onChoose;
  };

  it('lists actions with headings and without hidden ones', async () => {
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Genesis',
      'Exodus',
      'Matthew',
    ]);
    expect(within(screen.getByRole('group', { name: 'Gospels' })).getByText('Matthew')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is navigated by keys, and reports the selected value', async () => {
    const onChoose = await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Genesis' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Exodus' })).toHaveFocus();
    await userEvent.keyboard('m');
    expect(screen.getByRole('menuitem', { name: 'Matthew' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('mat');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Books' })).toHaveFocus();
  });

  it('ticks the current value, and focuses it first', async () => {
    await openMenu(books, 'exo');
    expect(screen.getByRole('menuitemradio', { name: 'Exodus' })).toHaveFocus();
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Exodus');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows a message if it is empty', async () => {
    await openMenu([{ value: 'law', text: 'Law', header: true }]);
    expect(screen.getByText('No results.')).toBeVisible();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('a tooltip', () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const control = () => screen.getByRole('button');
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const shown = () => screen.queryByRole('tooltip');

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const show = (hoverDelay: true | number) =>
    render(
      <Tooltip text="Keeps this page" hoverDelay={hoverDelay}>
        {(described) => (
          <button type="button" {...described}>
            Bookmark
          </button>
        )}
      </Tooltip>,
    );
  const hover = async (hoverDelay: true | number) => {
    show(hoverDelay);
    await user.hover(control());
  };

  it('describes its control', () => {
    show(true);
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Keeps this page');
  });

  it('opens after the mouse has rested for 500 ms', async () => {
    await hover(true);
    wait(HOVER_DELAY_MS - 1);
    expect(shown()).not.toBeInTheDocument();
    wait(1);
    expect(shown()).toBeVisible();
  });

  it('opens after a given delay', async () => {
    await hover(80);
    wait(80);
    expect(shown()).toBeVisible();
  });

  it('does not open on touch', async () => {
    show(true);
    await user.pointer({ keys: '[TouchA>]', target: control() });
    wait(HOVER_DELAY_MS);
    expect(shown()).not.toBeInTheDocument();
  });

  it('stays open while the pointer moves onto it', async () => {
    await hover(80);
    wait(80);
    await user.unhover(control());
    wait(CROSSING_MS - 1);
    await user.hover(screen.getByRole('tooltip'));
    wait(CROSSING_MS);
    expect(shown()).toBeVisible();
    await user.unhover(screen.getByRole('tooltip'));
    wait(CROSSING_MS);
    expect(shown()).not.toBeInTheDocument();
  });

  it('opens on focus at once, and closes on Escape, which closes nothing else', () => {
    show(true);
    act(() => control().focus());
    expect(shown()).toBeVisible();
    const goesOn = fireEvent.keyDown(control(), { key: 'Escape' });
    expect(goesOn).toBe(false);
    expect(shown()).not.toBeInTheDocument();
  });
});
