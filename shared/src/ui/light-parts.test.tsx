import { act, render, screen } from '@testing-library/react';
import { accessibilityFaults } from '../testing';
import { Grid } from './entries/grid';
import { Spinner, SPINNER_DELAY_MS } from './spinner';

describe('a spinner', () => {
  afterEach(() => jest.useRealTimers());

  it('shows nothing in the first 200 ms', () => {
    jest.useFakeTimers();
    render(<Spinner label="Loading..." />);
    act(() => jest.advanceTimersByTime(SPINNER_DELAY_MS - 1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });
});

describe('a grid', () => {
  it('is a list with a cell for each tile', async () => {
    render(
      <main>
        <Grid label="Books">
          <p>Genesis</p>
          <p>Exodus</p>
        </Grid>
      </main>,
    );
    expect(screen.getByRole('list', { name: 'Books' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Genesis', 'Exodus']);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
