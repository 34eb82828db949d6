import { fireEvent } from '@testing-library/react';
import { CLICK_LISTENER_LINGER_MS, watchOutsideClicks } from './watch-outside-clicks';

describe('clicks around a dialog', () => {
  const dialog = document.createElement('dialog');
  const below = document.createElement('button');
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.replaceChildren(dialog, below);
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('are reported if they start and end on its backdrop', () => {
    const onOutside = jest.fn();
    const stop = watchOutsideClicks(dialog, onOutside);
    fireEvent.pointerDown(below);
    fireEvent.click(dialog);
    expect(onOutside).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onOutside).toHaveBeenCalledTimes(1);
    stop();
  });

  it('are blocked for 300 ms after a double click closed it', () => {
    const stop = watchOutsideClicks(dialog, () => undefined);
    const onClick = jest.fn();
    below.addEventListener('click', onClick);
    stop();
    fireEvent.click(below, { detail: 2 });
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.click(below, { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(CLICK_LISTENER_LINGER_MS);
    fireEvent.click(below, { detail: 2 });
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
