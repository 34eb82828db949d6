import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@manna/shared/testing';
import type * as dialog from './passage-dialog';
import { Picker } from './picker';

const mockLoaded = jest.fn();
jest.mock('./passage-dialog', () => ({
  get PassageDialog() {
    mockLoaded();
    return jest.requireActual<typeof dialog>('./passage-dialog').PassageDialog;
  },
}));

describe('the code of the dialog', () => {
  beforeEach(() => mockLoaded.mockClear());

  it('loads when the pointer comes near, and the dialog opens when the reader asks for it', async () => {
    renderWithApp(<Picker />);
    await act(() => Promise.resolve());
    expect(mockLoaded).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Go to a passage' }));
    expect(mockLoaded).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('g');
    expect(await screen.findByRole('dialog', { name: 'Go to a passage' })).toBeVisible();
  });

  it('loads for a reader who stays on the page, so that the dialog opens offline', async () => {
    jest.useFakeTimers();
    renderWithApp(<Picker />);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(mockLoaded).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(mockLoaded).toHaveBeenCalled();
    jest.useRealTimers();
  });
});
