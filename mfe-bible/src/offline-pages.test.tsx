import { screen } from '@testing-library/react';
import type { DataClient, OfflineStore, RouteModule } from '@manna/shared/contracts';
import { Texts } from '@manna/shared/runtime';
import { openRoute, siteWith } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { deviceWith, web } from './testing/device-with';
import { route as book } from './features/book/book-page';
import { route as contents } from './features/contents/contents-page';
import { loadChapter } from './features/reader/load-chapter';
import { route as chapter } from './features/reader/chapter-page';
import { route as passage } from './features/passage/passage-page';
import { offlineData } from './features/offline/offline-data';

const kjv = { ...web, slug: 'kjv', name: 'King James Version', shortName: 'KJV', isDefault: true };
const texts = {
  'Rom.8': { title: 'Romans 8', ...drawChapter('Rom.8', '¶ {1} No condemnation. {2} The law.') },
  'John.3': { title: 'John 3', ...drawChapter('John.3', '¶ {1} Nicodemus. {2} By night.') },
};

/** Queries on a page that was opened without a network. */
const offline = (store: OfflineStore): DataClient => ({
  isOffline: true,
  async query(document, variables) {
    const result = await offlineData.query(document, variables, { store, language: 'en' });
    if (result === undefined) throw new TypeError('Failed to fetch');
    return result;
  },
});

const chapterPaths = ['/bible/:book/:chapterNum', '/bible/:translation/:book/:chapterNum'];
const open = (route: RouteModule, path: string | readonly string[], at: string, ...downloaded: (typeof web)[]) =>
  openRoute(route, { path, at, data: offline(deviceWith(texts, ...downloaded)) });

beforeEach(() => localStorage.clear());

describe('without a network', () => {
  it('a downloaded chapter is the reader’s usual page, with the translations on the device', async () => {
    await open(chapter, chapterPaths, '/bible/romans/8', web, kjv);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Romans 8');
    expect(screen.getByText(/No condemnation/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'King James Version' })).toBeInTheDocument();
    const translations = screen.getAllByRole('link', { name: /^(?:KJV|WEB) /, hidden: true });
    expect(translations.map(({ textContent }) => textContent)).toEqual([
      'KJV King James Version',
      'WEB World English Bible',
    ]);
  });

  it('a path without a translation leads to one that is on the device', async () => {
    const { where } = await open(chapter, chapterPaths, '/bible/romans/8', web);
    expect(where()).toBe('/bible/web/romans/8');
    expect(screen.getByText(/No condemnation/)).toBeInTheDocument();
  });

  it('a chapter in another translation is offered in those on the device', async () => {
    const answer = await loadChapter({
      params: { translation: 'asv', book: 'romans', chapterNum: '8' },
      url: new URL('https://site.example/bible/asv/romans/8'),
      signal: new AbortController().signal,
      data: offline(deviceWith(texts, web, kjv)),
      site: siteWith(),
      language: 'en',
      preference: ({ initial }) => initial,
      text: new Texts('en').of,
    }).catch((thrown: unknown) => thrown as Response);
    const response = answer as Response;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      message: 'Romans 8 is not on this device in the ASV.',
      near: [
        { path: '/bible/romans/8', label: 'Romans 8 (KJV)' },
        { path: '/bible/web/romans/8', label: 'Romans 8 (WEB)' },
      ],
    });
  });

  it('a chapter that has not been downloaded yet is not shown as missing from its translation', async () => {
    await expect(open(chapter, chapterPaths, '/bible/web/mark/1', web)).resolves.toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TypeError: Failed to fetch');
  });

  it('a passage of several chapters is read from the device', async () => {
    await open(passage, '/bible/passage/:reference', '/bible/passage/rom8v1_jhn3v2', kjv);
    expect(screen.getByText(/No condemnation/)).toBeInTheDocument();
    expect(screen.queryByText(/Nicodemus/)).toBeNull();
  });

  it('the contents list the translations on the device, the site’s default one first', async () => {
    await open(contents, '/bible', '/bible', { ...web, year: 2020 }, kjv);
    const names = screen.getAllByRole('link', { name: /\((?:KJV|WEB)\)$/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(['King James Version (KJV)', 'World English Bible (WEB)']);
    expect(screen.getByText('2020')).toBeInTheDocument();
    expect(screen.queryByText(/undefined|NaN/)).toBeNull();
  });

  it('a book has its chapters', async () => {
    await open(book, '/bible/:book', '/bible/romans', web);
    expect(screen.getByRole('link', { name: 'Romans 16' })).toHaveAttribute('href', '/bible/romans/16');
  });

  it('queries are left to the network when nothing is downloaded', async () => {
    await open(book, '/bible/:book', '/bible/romans');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TypeError: Failed to fetch');
  });
});
