import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@manna/shared/testing';
import { Picker } from './picker';

const mockFetched = jest.fn();
jest.mock('./passage-dialog', () => {
  mockFetched();
  return jest.requireActual<object>('./passage-dialog');
});

describe('the dialog of the picker', () => {
  const waiting: (() => void)[] = [];
  beforeAll(() =>
    Object.assign(globalThis, {
      requestIdleCallback: (run: () => void) => waiting.push(run),
      cancelIdleCallback: () => undefined,
    }),
  );
  afterAll(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
  });

  it('is fetched once, when the browser has nothing else to do, and opens when it is asked for', async () => {
    renderWithApp(
      <>
        <Picker />
        <Picker />
      </>,
    );
    await act(() => Promise.resolve());
    expect(mockFetched).not.toHaveBeenCalled();
    await act(async () => waiting.splice(0).forEach((run) => run()));
    await waitFor(() => expect(mockFetched).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('g');
    expect(await screen.findByRole('dialog', { name: 'Go to a passage' })).toBeVisible();
    expect(mockFetched).toHaveBeenCalledTimes(1);
  });
});
