import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@manna/shared/testing';
import { UpdateOffer } from './update-offer';

/** Fakes a registration with a waiting worker, in a page that an older worker controls. */
function openPage({ controlled = true }: { controlled?: boolean } = {}) {
  const heard: unknown[] = [];
  const waiting = { postMessage: (message: unknown) => heard.push(message) };
  const workers = Object.assign(new EventTarget(), { controller: controlled ? {} : null });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  renderWithApp(<UpdateOffer registration={registration as unknown as ServiceWorkerRegistration} />);
  return { heard, workers, registration };
}

test('an update is offered, and is applied only when the reader agrees', async () => {
  const { heard } = openPage();
  expect(screen.getByText('A new version of this site is ready.')).toBeVisible();
  expect(heard).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(heard).toEqual([{ kind: 'take-over' }]);
});

test('an update is not offered again when the reader chose later', async () => {
  const { heard, registration } = openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  act(() => void registration.dispatchEvent(new Event('updatefound')));
  expect(screen.queryByText('A new version of this site is ready.')).toBeNull();
  expect(heard).toEqual([]);
});

test('no update is offered for the very first worker', () => {
  openPage({ controlled: false });
  expect(screen.queryByRole('button')).toBeNull();
});
