import { useRef, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rovingIndex, useRovingFocus } from './use-roving-focus';

describe('the index that a key moves to', () => {
  const down = { axis: 'vertical' } as const;
  const across = { axis: 'horizontal' } as const;

  it('goes through a list in a circle, starting at its ends if nothing has the focus', () => {
    expect(rovingIndex('ArrowDown', 0, 3, down)).toBe(1);
    expect(rovingIndex('ArrowDown', 2, 3, down)).toBe(0);
    expect(rovingIndex('ArrowDown', -1, 3, down)).toBe(0);
    expect(rovingIndex('ArrowUp', 0, 3, down)).toBe(2);
    expect(rovingIndex('ArrowUp', -1, 3, down)).toBe(2);
    expect(rovingIndex('Home', 2, 3, down)).toBe(0);
    expect(rovingIndex('End', 0, 3, down)).toBe(2);
  });

  it('stays at the ends of a list that is not a circle', () => {
    expect(rovingIndex('ArrowDown', 2, 3, { ...down, isCircle: false })).toBe(2);
    expect(rovingIndex('ArrowUp', 0, 3, { ...down, isCircle: false })).toBe(0);
    expect(rovingIndex('ArrowUp', 1, 3, { ...down, isCircle: false })).toBe(0);
  });

  it('follows the reading direction', () => {
    expect(rovingIndex('ArrowRight', 0, 3, across)).toBe(1);
    expect(rovingIndex('ArrowRight', 0, 3, { ...across, rightToLeft: true })).toBe(2);
    expect(rovingIndex('ArrowLeft', 0, 3, { ...across, rightToLeft: true })).toBe(1);
  });

  it('is undefined for other keys', () => {
    expect(rovingIndex('ArrowLeft', 0, 3, down)).toBeUndefined();
    expect(rovingIndex('a', 0, 3, down)).toBeUndefined();
    expect(rovingIndex('ArrowDown', -1, 0, down)).toBeUndefined();
  });
});

describe('roving focus', () => {
  /** A line of words, of which one is a button. */
  function Words({ dir }: { dir?: 'rtl' }) {
    const [stop, setStop] = useState(0);
    const line = useRef<HTMLParagraphElement>(null);
    useRovingFocus(line, { items: 'b', axis: 'horizontal', isCircle: false, onMove: setStop });
    return (
      <p ref={line} dir={dir}>
        {['In', 'the', 'beginning'].map((word, index) => (
          <b key={word} {...(index === stop && { role: 'button', tabIndex: 0 })}>
            {word}
          </b>
        ))}
        <input aria-label="Search" />
      </p>
    );
  }
  const stop = () => screen.getByRole('button');

  it('makes one item a tab stop, and moves it and the focus by the arrow keys', async () => {
    render(<Words />);
    await userEvent.tab();
    expect(stop()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(stop()).toHaveTextContent('the');
    expect(stop()).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(stop()).toHaveTextContent('beginning');
    expect(stop()).toHaveFocus();
  });

  it('goes the other way in a text from right to left', async () => {
    render(<Words dir="rtl" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(stop()).toHaveTextContent('the');
  });

  it('leaves keys with modifiers, and those of form controls, to the browser', async () => {
    render(<Words />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(stop()).toHaveTextContent('In');
    act(() => screen.getByRole('textbox').focus());
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('can be entered from a button of the container', async () => {
    function Choices() {
      const menu = useRef<HTMLDivElement>(null);
      useRovingFocus(menu, { items: 'a', axis: 'vertical', canEnter: true });
      return (
        <div ref={menu}>
          <button type="button">Translation</button>
          <a href="/kjv">KJV</a>
          <a href="/web">WEB</a>
        </div>
      );
    }
    render(<Choices />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'WEB' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'KJV' })).toHaveFocus();
  });
});
