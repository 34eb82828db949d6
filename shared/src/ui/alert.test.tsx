import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../testing';
import { Alert } from './alert';
import { Notice } from './notice';

describe('an alert', () => {
  afterEach(() => jest.useRealTimers());

  it('interrupts for a danger, and waits its turn for anything else', () => {
    render(
      <>
        <Alert readOnly status="danger">
          No text
        </Alert>
        <Alert readOnly status="success">
          Saved
        </Alert>
        <Notice>By the way</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No text');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Saved', 'By the way']);
  });

  it('goes away when a reader closes it, and tells so once', async () => {
    const onClose = jest.fn();
    render(
      <Alert closeLabel="Dismiss" onClose={onClose}>
        Saved
      </Alert>,
    );
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can not be closed where it is only to be read', () => {
    render(<Alert readOnly>Saved</Alert>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('closes by itself after its seconds, but not while the focus is on it', () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    render(
      <Alert closeLabel="Dismiss" autoCloseSeconds={5} onClose={onClose}>
        Saved
      </Alert>,
    );
    act(() => screen.getByRole('button').focus());
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('status')).toBeVisible();
    act(() => screen.getByRole('button').blur());
    act(() => jest.advanceTimersByTime(4999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
