import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp, runIdle } from '@manna/shared/testing';
import { Picker } from './picker';

const mockFetched = jest.fn();
jest.mock('./passage-dialog', () => {
  mockFetched();
  return jest.requireActual<object>('./passage-dialog');
});

describe('the dialog of the picker', () => {
  it('is loaded once when the browser is idle, and opens on demand', async () => {
    renderWithApp(
      <>
        <Picker />
        <Picker />
      </>,
    );
    await act(() => Promise.resolve());
    expect(mockFetched).not.toHaveBeenCalled();
    await runIdle();
    await waitFor(() => expect(mockFetched).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('g');
    expect(await screen.findByRole('dialog', { name: 'Go to a passage' })).toBeVisible();
    expect(mockFetched).toHaveBeenCalledTimes(1);
  });
});
