import { useRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CROSSING_MS, useHoverCard } from './use-hover-card';

const DELAY_MS = 200;
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** References with one card for all of them. */
function References() {
  const list = useRef<HTMLElement>(null);
  const card = useRef<HTMLParagraphElement>(null);
  const { anchor, hide } = useHoverCard(list, card, {
    anchorOf: (target) => target.closest('[data-words]'),
    delayMs: DELAY_MS,
    marginPx: 8,
  });
  return (
    <section ref={list}>
      {['John 1:1', 'John 1:2'].map((name) => (
        <button key={name} type="button" data-words={`Words of ${name}`}>
          <b>{name}</b>
        </button>
      ))}
      <i data-words="Words of John 1:3">John 1:3</i>
      <button type="button" onClick={hide}>
        Hide
      </button>
      <p ref={card} popover="manual" role="note">
        {anchor?.getAttribute('data-words')}
      </p>
    </section>
  );
}

const card = () => screen.queryByRole('note');
const reference = (name: string) => screen.getByRole('button', { name });

describe('a hover card', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<References />);
  });
  afterEach(() => jest.useRealTimers());

  it('shows what the mouse rests on, after a delay that movements within it do not restart', async () => {
    await user.hover(screen.getByText('John 1:1'));
    wait(DELAY_MS - 1);
    expect(card()).not.toBeInTheDocument();
    await user.hover(reference('John 1:1'));
    wait(1);
    expect(card()).toHaveTextContent('Words of John 1:1');
    await user.hover(reference('John 1:2'));
    wait(DELAY_MS);
    expect(card()).toHaveTextContent('Words of John 1:2');
  });

  it('stays while the pointer is on it, and is hidden after the pointer has left', async () => {
    await user.hover(reference('John 1:1'));
    wait(DELAY_MS);
    await user.hover(screen.getByRole('note'));
    wait(CROSSING_MS);
    expect(card()).toBeVisible();
    await user.click(screen.getByRole('note'));
    expect(card()).toBeVisible();
    await user.hover(reference('Hide'));
    wait(CROSSING_MS - 1);
    expect(card()).toBeVisible();
    wait(1);
    expect(card()).not.toBeInTheDocument();
  });

  it('is hidden by a press, and not shown on touch', async () => {
    const unfocusable = screen.getByText('John 1:3');
    await user.hover(unfocusable);
    wait(DELAY_MS);
    expect(card()).toHaveTextContent('Words of John 1:3');
    await user.pointer({ keys: '[MouseLeft>]', target: unfocusable });
    expect(card()).not.toBeInTheDocument();
    await user.pointer([{ keys: '[/MouseLeft]' }, { keys: '[TouchA]', target: unfocusable }]);
    wait(DELAY_MS);
    expect(card()).not.toBeInTheDocument();
  });

  it('shows what has the keyboard focus at once, and is hidden when the focus leaves', async () => {
    await user.tab();
    expect(card()).toHaveTextContent('Words of John 1:1');
    await user.tab();
    expect(card()).toHaveTextContent('Words of John 1:2');
    await user.tab();
    expect(card()).not.toBeInTheDocument();
  });

  it('is hidden by Escape, which closes nothing else while it is shown', async () => {
    await user.tab();
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(card()).not.toBeInTheDocument();
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });
});
