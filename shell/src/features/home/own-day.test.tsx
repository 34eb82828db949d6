import { act, screen } from '@testing-library/react';
import type { DataClient } from '@manna/shared/contracts';
import { Texts } from '@manna/shared/runtime';
import { dataFrom, openRoute, siteWith } from '@manna/shared/testing';
import { route } from './home-page';

const SERVED = new Date('2026-11-21T12:00:00');
const NEXT_DAY = new Date('2026-11-22T12:00:00');

let asked: unknown[] = [];
const data = dataFrom({
  Home: ({ date }) => {
    asked.push(date);
    const verse = {
      text: `Words of ${String(date)}.`,
      passage: { osisIds: ['Ps.118.24'], path: '/bible/psalms/118?v=24' },
      translation: { slug: 'kjv', shortName: 'KJV', language: 'en' },
    };
    return { home: { verseOfTheDay: verse, onThisDay: null, entry: null, event: null, news: [] } };
  },
});

/** Opens the page as it was made at SERVED, by a reader whose own clock says `now`. */
async function openAt(now: Date, answers: DataClient = data) {
  jest.useFakeTimers({ now: SERVED, doNotFake: ['setTimeout', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  const made = await route.loader?.({
    params: {},
    url: new URL('https://manna.test/'),
    signal: new AbortController().signal,
    data,
    site: siteWith(),
    language: 'en',
    preferredTranslation: 'kjv',
    text: new Texts('en').of,
  });
  asked = [];
  jest.setSystemTime(now);
  return openRoute({ ...route, loader: () => Promise.resolve(made) }, { path: '/', data: answers });
}

describe('the day of the home page', () => {
  afterEach(() => jest.useRealTimers());

  it('is the server’s as the page comes, and is said', async () => {
    await openAt(SERVED);
    expect(screen.getByText('Words of 2026-11-21.')).toBeInTheDocument();
    expect(screen.getByText('Saturday, November 21, 2026')).toBeInTheDocument();
  });

  it('is asked for anew where the reader has another one', async () => {
    await openAt(NEXT_DAY);
    expect(await screen.findByText('Words of 2026-11-22.')).toBeInTheDocument();
    expect(screen.getByText('Sunday, November 22, 2026')).toBeInTheDocument();
    expect(asked).toEqual(['2026-11-22']);
  });

  it('costs no request where the reader has the same', async () => {
    await openAt(SERVED);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(asked).toEqual([]);
  });

  it('follows a page that stays open over night', async () => {
    await openAt(SERVED);
    jest.setSystemTime(NEXT_DAY);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Words of 2026-11-22.')).toBeInTheDocument();
  });

  it('stays as it came where the reader’s own cannot be had', async () => {
    await openAt(NEXT_DAY, { query: () => Promise.reject(new Error('offline')) });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('Words of 2026-11-21.')).toBeInTheDocument();
    expect(screen.getByText('Saturday, November 21, 2026')).toBeInTheDocument();
  });
});
