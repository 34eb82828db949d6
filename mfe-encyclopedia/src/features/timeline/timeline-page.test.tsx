import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './timeline-page';

const item = (lane: string, name: string, start: number, end = start, more: object = {}) => ({
  lane,
  name,
  title: null,
  path: `/encyclopedia/people/${name.toLowerCase()}`,
  start,
  end,
  isApproximate: false,
  historians: null,
  period: null,
  verseCount: 10,
  ...more,
});
const data = dataFrom({
  Timeline: () => ({
    timeline: [
      item('events', 'Creation', -4003, -4003, { period: 'beginnings' }),
      item('lives', 'Abraham', -1995, -1820, { title: 'Father of many' }),
      item('judah', 'David', -1054, -1014, { historians: { start: -1009, end: -969, isApproximate: true } }),
      item('prophets', 'Nathan', -1040, -1014, { isApproximate: true, path: null }),
      item('events', 'Crucifixion', 30, 30, { period: 'life_of_christ' }),
    ],
  }),
});
const open = (at = '/encyclopedia/timeline', app: object = {}) =>
  openRoute(route, { path: '/encyclopedia/timeline', at, data, ...app });
const listed = () => within(sectionNamed(/^In these years/)).queryAllByRole('listitem');
const timeline = () => screen.getByRole('slider', { name: 'Years shown' });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: new Date('2026-06-01'),
      doNotFake: ['setTimeout', 'clearTimeout', 'nextTick', 'queueMicrotask', 'setImmediate'],
    }),
);
afterEach(() => jest.useRealTimers());

it('lists everything from 4004 BC to this year, with its years', async () => {
  await open();
  expect(timeline()).toHaveAttribute('aria-valuetext', '4004 BC – AD 2026');
  expect(listed().map(({ textContent }) => textContent)).toEqual([
    '4004 BCCreationEvents',
    '1996–1821 BCAbrahamFather of manyLives',
    '1055–1015 BCDavidKings of all Israel, then of Judah',
    'about 1041–1015 BCNathanProphets',
    'AD 30CrucifixionEvents',
  ]);
  expect(screen.getByRole('link', { name: 'David' })).toHaveAttribute('href', '/encyclopedia/people/david');
  expect(screen.queryByRole('link', { name: 'Nathan' })).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

it('shows the years of its address, and those of a period', async () => {
  const user = userEvent.setup();
  const { where } = await open('/encyclopedia/timeline?from=-1100&to=-1000');
  expect(timeline()).toHaveAttribute('aria-valuetext', '1101–1001 BC');
  expect(listed()).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'The life of Christ' }));
  expect(where()).toBe('/encyclopedia/timeline?from=30&to=39');
  // The list follows when the timeline has moved.
  await waitFor(() => expect(listed().map(({ textContent }) => textContent)).toEqual(['AD 30CrucifixionEvents']));
});

it.each([
  ['+', ''],
  ['-', ''],
  ['ArrowRight', ''],
  ['Home', '4004–3904 BC'],
  ['End', 'AD 1926–2026'],
])('is moved by the key %s, and its address follows', async (key, name) => {
  const { where } = await open('/encyclopedia/timeline?from=-1100&to=-1000');
  const before = timeline().getAttribute('aria-valuetext');
  fireEvent.keyDown(timeline(), { key });
  expect(timeline().getAttribute('aria-valuetext')).not.toBe(before);
  if (name !== '') expect(timeline()).toHaveAttribute('aria-valuetext', name);
  await settled();
  expect(where()).not.toBe('/encyclopedia/timeline?from=-1100&to=-1000');
});

it('zooms by steps of 1.4 about the middle', async () => {
  const user = userEvent.setup();
  await open('/encyclopedia/timeline?from=-1000&to=-861');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(timeline()).toHaveAttribute('aria-valuetext', '981–882 BC');
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(timeline()).toHaveAttribute('aria-valuetext', '1001–862 BC');
});

it('shows the dates of historians when they are chosen, keeps them in the address, and counts what they leave out', async () => {
  const user = userEvent.setup();
  const { where } = await open('/encyclopedia/timeline?from=-1100&to=-900');
  const dates = screen.getByRole('navigation', { name: 'Dates by' });
  expect(within(dates).getByRole('link', { current: true })).toHaveTextContent('Ussher and tradition');
  await user.click(within(dates).getByRole('link', { name: 'Historians' }));
  expect(where()).toBe('/encyclopedia/timeline?from=-1100&to=-900&dates=historians');
  await waitFor(() =>
    expect(listed().map(({ textContent }) => textContent)).toEqual([
      'about 1010–970 BCDavidKings of all Israel, then of Judah',
    ]),
  );
  expect(screen.getByText(/^For 1 more of these years this site has no date of historians/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show these years by tradition' })).toHaveAttribute(
    'href',
    '/encyclopedia/timeline?from=-1100&to=-900',
  );
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await settled();
  expect(where()).toMatch(/&dates=historians$/);
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/encyclopedia/timeline?dates=historians');
  expect(await accessibilityFaults()).toEqual([]);
});

it('opens its entries beside itself', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'David' })).toHaveAttribute('data-open-in', 'panel');
});

it('lists the best known first, and all of them at a URL of its own', async () => {
  const historians = { start: -990, end: -990, isApproximate: false };
  const many = Array.from({ length: 60 }, (_, index) =>
    item('events', `Event ${index}`, -1_000, -1_000, { historians }),
  );
  const user = userEvent.setup();
  const { where } = await open('/encyclopedia/timeline?from=-1100&to=-900&dates=historians', {
    data: dataFrom({ Timeline: () => ({ timeline: many }) }),
  });
  expect(listed()).toHaveLength(40);
  expect(screen.getByText(/^The 40 best known of 60\./)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show all of these years' }));
  expect(where()).toBe('/encyclopedia/timeline?from=-1100&to=-900&dates=historians&list=all');
  await waitFor(() => expect(listed()).toHaveLength(60));
});

it('says when nothing is dated to its years', async () => {
  await open('/encyclopedia/timeline?from=-3000&to=-2900');
  expect(screen.getByText('Nothing is dated to these years.')).toBeInTheDocument();
});

it('has one canonical address, and a title', async () => {
  const { meta } = await open('/encyclopedia/timeline?from=-1000&to=-900');
  expect(meta()).toMatchObject({ metaTitle: 'Timeline', canonicalPath: '/encyclopedia/timeline' });
});

it('is in Spanish on a Spanish page, and says that the names are English', async () => {
  await open('/encyclopedia/timeline', { language: 'es', translations: es });
  expect(screen.getByRole('slider', { name: 'Años que se ven' })).toHaveAttribute(
    'aria-valuetext',
    '4004 a. C. – 2026 d. C.',
  );
  expect(screen.getByText(/están solo en inglés/)).toBeInTheDocument();
});
