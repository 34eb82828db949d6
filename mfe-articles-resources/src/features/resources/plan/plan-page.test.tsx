import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { listAnswer, pathAnswer, sampleResource } from '../../../testing/sample-entries';
import { es } from '../../../texts/es';
import { route } from '../resource-page';
import { route as listRoute } from '../resources-page';
import { addDays, localDay } from './plan-progress';

const days = Array.from({ length: 40 }, (_, index) => [`Gen.${index + 1}`, 'Ps.1-Ps.2']);
const plan = { ...sampleResource('plan', 'downloads'), plan: days };
const data = dataFrom({ Resource: pathAnswer([plan]), Resources: listAnswer([plan]) });
const open = (app = {}) =>
  openRoute(route, { path: '/resources/:category/:slug', at: '/resources/downloads/plan', data, ...app });

const KEY = 'dm-user@anonymous/pillars/articles-resources/reading-plans';
const today = () => localDay(new Date());
/** The reader began the plan so many days ago and ticked these days off. */
const beganAgo = (count: number, ...done: number[]) => {
  const start = addDays(today(), -count);
  const reading = {
    plan: 'plan',
    days: 40,
    starts: { 1: start },
    done: Object.fromEntries(done.map((day) => [day, true])),
  };
  localStorage.setItem(KEY, JSON.stringify({ [`plan.${start}`]: reading }));
};
const stored = () => Object.values(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, { done: object }>);
const tickOf = (day: number) => screen.findByRole('checkbox', { name: `I have read day ${day}` });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => localStorage.clear());

describe('the page of a reading plan', () => {
  it('lets a reader begin today, shows the portion with a link to each chapter, and ticks it off', async () => {
    await open();
    expect(await screen.findByLabelText('First day')).toHaveValue(today());
    await click('Begin the plan');
    const portion = within(sectionNamed('Today'));
    expect(portion.getByText('Day 1 of 40, up to date')).toBeInTheDocument();
    expect(portion.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      expect.arrayContaining([
        ['Genesis 1', '/bible/genesis/1'],
        ['Psalm 1', '/bible/psalms/1'],
        ['Psalm 2', '/bible/psalms/2'],
      ]),
    );
    const tick = await tickOf(1);
    tick.focus();
    await userEvent.keyboard(' ');
    expect(tick).toBeChecked();
    expect(screen.getByRole('progressbar', { name: '1 of 40 days read' })).toHaveAttribute('value', '1');
    expect(stored()[0]?.done).toEqual({ 1: true });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('begins on a day that the reader chooses', async () => {
    await open();
    const day = await screen.findByLabelText('First day');
    await userEvent.clear(day);
    await userEvent.type(day, '2099-05-01');
    await click('Begin the plan');
    expect(screen.getByRole('heading', { name: 'Day 1' })).toBeInTheDocument();
    expect(screen.getByText('Begins on May 1, 2099')).toBeInTheDocument();
  });

  it('says how many days a reader is behind, and ticks them off at once', async () => {
    beganAgo(4, 2);
    await open();
    expect(await screen.findByText('Day 5 of 40, 3 behind')).toBeInTheDocument();
    await click('Tick off the 3 days before');
    expect(screen.getByText('Day 5 of 40, up to date')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Today' })).toHaveFocus();
  });

  it('goes on from the first day that is not read', async () => {
    beganAgo(9, 1, 2);
    await open();
    await click('Go on from day 3 today');
    expect(screen.getByText('Day 3 of 40, up to date')).toBeInTheDocument();
    expect(await tickOf(3)).not.toBeChecked();
    expect(stored()[0]?.done).toEqual({ 1: true, 2: true });
  });

  it('begins again or is left, which can be undone', async () => {
    beganAgo(4, 1, 2, 3, 4);
    await open();
    await click('Start again today');
    expect(screen.getByText('Day 1 of 40, up to date')).toBeInTheDocument();
    await click('Undo');
    expect(screen.getByText('Day 5 of 40, up to date')).toBeInTheDocument();
    await click('Leave the plan');
    expect(screen.getByRole('button', { name: 'Begin the plan' })).toBeInTheDocument();
    expect(stored()).toEqual([]);
    await click('Undo');
    expect(screen.getByText('Day 5 of 40, up to date')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows what is left after its end, and that all is read', async () => {
    const all = days.map((_, index) => index + 1);
    beganAgo(60, ...all.slice(0, -1));
    await open();
    expect(await screen.findByText('One day left')).toBeInTheDocument();
    await userEvent.click(await tickOf(40));
    expect(screen.getByText('You have read the whole plan.')).toBeInTheDocument();
  });

  it('lists all days with links, and who is in the plan ticks them off there, too', async () => {
    const { unmount } = await open();
    const list = () => within(sectionNamed('All days'));
    await screen.findByText('All days');
    expect(list().getByText('Days 1–28')).toBeInTheDocument();
    expect(list().getAllByRole('link', { name: 'Psalms 1–2', hidden: true })[0]).toHaveAttribute(
      'href',
      '/bible/passage/psa1-2',
    );
    expect(list().queryByRole('checkbox', { hidden: true })).not.toBeInTheDocument();
    unmount();
    beganAgo(0);
    await open();
    await tickOf(1);
    await userEvent.click(list().getByText('Days 29–40'));
    await userEvent.click(list().getByRole('checkbox', { name: 'Day 30' }));
    expect(list().getByText('1 read')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has a calendar that begins with the plan', async () => {
    const { unmount } = await open();
    const form = (await screen.findByRole('button', { name: 'Calendar (ICS)' })).closest('form');
    expect(form).toHaveAttribute('action', '/handouts/resources/downloads/plan.ics');
    expect([...new FormData(form ?? undefined)]).toEqual([['start', today()]]);
    unmount();
    beganAgo(3);
    await open();
    expect(await screen.findByText('Calendar (ICS)')).toHaveAttribute(
      'href',
      `/handouts/resources/downloads/plan.ics?start=${addDays(today(), -3)}`,
    );
  });

  it('is in Spanish on a Spanish page', async () => {
    beganAgo(2);
    await open({ language: 'es', translations: es });
    expect(await screen.findByText('Día 3 de 40, 2 atrasados')).toBeInTheDocument();
    expect(within(sectionNamed('Hoy')).getByRole('link', { name: 'Génesis 3' })).toBeInTheDocument();
  });
});

test('lists say which plan a reader is in', async () => {
  beganAgo(11);
  await openRoute(listRoute, { path: '/resources', at: '/resources', data });
  expect(await screen.findByText('Day 12 of 40')).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});
