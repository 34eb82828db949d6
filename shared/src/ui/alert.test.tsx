import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../testing';
import { Alert } from './alert';
import { Notice } from './page/notice';

describe('an alert', () => {
  afterEach(() => jest.useRealTimers());

  it('interrupts a screen reader for danger, and waits otherwise', () => {
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

  it('closes on a click, and calls onClose once', async () => {
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

  it('cannot be closed if it is read-only', () => {
    render(<Alert readOnly>Saved</Alert>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('closes by itself after its time, but not while it has the focus', () => {
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
