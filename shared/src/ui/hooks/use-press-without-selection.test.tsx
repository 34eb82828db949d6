import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePressWithoutSelection } from './use-press-without-selection';

const onPress = jest.fn();
const onSecondPress = jest.fn();

function Verses() {
  const text = useRef<HTMLParagraphElement>(null);
  usePressWithoutSelection(text, { onPress, onSecondPress });
  return (
    <p ref={text}>
      <span>In the beginning</span>
      <button type="button">Note</button>
    </p>
  );
}

const words = () => screen.getByText('In the beginning');
const at = (clientX: number) => ({ target: words(), coords: { clientX, clientY: 0 } });

describe('a press without a selection', () => {
  beforeEach(() => {
    document.getSelection()?.removeAllRanges();
    jest.clearAllMocks();
    render(<Verses />);
  });

  it('is a click or a tap', async () => {
    await userEvent.pointer({ keys: '[MouseLeft]', target: words() });
    expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.pointer({ keys: '[TouchA]', target: words() });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('may come without a pointer, as from a screen reader or a key', async () => {
    act(() => words().click());
    expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('is no drag, and no click that only clears a selection', async () => {
    await userEvent.pointer([
      { ...at(10), keys: '[MouseLeft>]', offset: 0 },
      { ...at(80), offset: 6 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(document.getSelection()?.isCollapsed).toBe(false);
    await userEvent.click(words());
    expect(document.getSelection()?.isCollapsed).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
    await userEvent.click(words());
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is no drag across something that cannot be selected', async () => {
    await userEvent.pointer([
      { target: screen.getByRole('button'), coords: { clientX: 0, clientY: 0 }, keys: '[MouseLeft>]' },
      { target: screen.getByRole('button'), coords: { clientX: 5, clientY: 0 } },
      { keys: '[/MouseLeft]' },
    ]);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('is taken back by the second click of a double click', async () => {
    await userEvent.dblClick(words());
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onSecondPress).toHaveBeenCalledTimes(1);
  });

  it('is not taken back if the first click of a double click cleared a selection', async () => {
    document.getSelection()?.selectAllChildren(words());
    await userEvent.dblClick(words());
    expect(onPress).not.toHaveBeenCalled();
    expect(onSecondPress).not.toHaveBeenCalled();
  });
});
