import { act } from '@testing-library/react';

/** jsdom has no idle moments: a page then takes them to come after 200 ms (whenIdle), and what it does there is drawn by the third. */
const STEP_MS = 100;
const STEPS = 3;

/**
 * Waits until a page was idle so many times in a row, each time for what the one before began. In steps, since on a machine
 * that stood still a single wait is over before the page has had its turn.
 */
export async function idle(times = 1): Promise<void> {
  for (let step = 0; step < times * STEPS; step += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, STEP_MS)));
}
