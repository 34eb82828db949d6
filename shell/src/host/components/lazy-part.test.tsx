import { Suspense, type ReactElement, type ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { lazyPart } from './lazy-part';

type TabProps = Partial<Record<'onBack' | 'onClose', () => void>> & { name: string };

const Tab = ({ name }: TabProps) => <p>The books of {name}</p>;

/** A part whose code does not load until `line.broken` is set to false. */
function brokenPart() {
  const line = { broken: true, requests: 0 };
  const Part = lazyPart<TabProps>(async () => {
    line.requests += 1;
    if (line.broken) throw new Error('ERR_FAILED');
    return Tab;
  });
  return { line, Part };
}

async function show(part: ReactElement, app: Parameters<typeof renderWithApp>[1] = {}) {
  const page = (shown: ReactNode) => (
    <main>
      <a href="/bible">Bible</a>
      <Suspense fallback="Loading">{shown}</Suspense>
    </main>
  );
  const shown = await act(async () => renderWithApp(page(part), app));
  return { ...shown, change: (next: ReactNode) => act(async () => shown.rerender(page(next))) };
}

const setOnline = (online: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

test('a part that failed to load shows an error, and is rendered when a retry succeeds', async () => {
  const { line, Part } = brokenPart();
  await show(<Part name="Moses" />);
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded. Please try again.');
  expect(screen.getByRole('link', { name: 'Bible' })).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  line.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The books of Moses')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(line.requests).toBe(3);
});

test('a part that failed to load offline says so, and loads by itself when the network is back', async () => {
  setOnline(false);
  const { line, Part } = brokenPart();
  await show(<Part name="Moses" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Content unavailable - you appear to be offline.');
  line.broken = false;
  setOnline(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('The books of Moses')).toBeInTheDocument();
});

test('all failed parts are retried when one of them loads', async () => {
  const [one, other] = [brokenPart(), brokenPart()];
  await show(
    <>
      <one.Part name="Moses" />
      <other.Part name="Solomon" />
    </>,
  );
  one.line.broken = false;
  other.line.broken = false;
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
  expect(await screen.findByText('The books of Moses')).toBeInTheDocument();
  expect(await screen.findByText('The books of Solomon')).toBeInTheDocument();
  expect([one.line.requests, other.line.requests]).toEqual([2, 2]);
});

test('a part that failed to load is loaded again when it is mounted again', async () => {
  const { line, Part } = brokenPart();
  const { change } = await show(<Part name="Moses" />);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await change(null);
  line.broken = false;
  await change(<Part name="Moses" />);
  expect(await screen.findByText('The books of Moses')).toBeInTheDocument();
});

test('a part that failed to load still has its Back and Close buttons', async () => {
  const { Part } = brokenPart();
  const left: string[] = [];
  await show(<Part name="Moses" onBack={() => left.push('back')} onClose={() => left.push('closed')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(left).toEqual(['back', 'closed']);
});
