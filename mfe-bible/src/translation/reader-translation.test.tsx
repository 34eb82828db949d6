import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAnnouncement } from '@manna/shared/runtime';
import { openRoute, runIdle, siteWith } from '@manna/shared/testing';
import { chapterData } from '../testing/chapter-data';
import { route } from '../features/reader/chapter-page';

const data = chapterData(
  [
    { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
    { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
  ],
  {
    'kjv Gen.1': '¶ {1} In the beginning.',
    'web Gen.1': '¶ {1} In the start. {2} And then.',
    'web Gen.2': '¶ {1} The heavens.',
  },
);

const path = ['/bible/:book/:chapterNum', '/bible/:translation/:book/:chapterNum'];
const prefer = (translationId: string) =>
  localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ translationId }));
const steps = (name: RegExp) => screen.getByRole('link', { name });

describe('a reader who prefers another translation than the site’s default', () => {
  beforeEach(() => localStorage.clear());

  it('is redirected to it when coming from another page', async () => {
    const { where } = await openRoute(route, {
      path,
      at: '/bible/genesis/1?v=1',
      data,
      preferences: { translationId: 'web' },
    });
    expect(where()).toBe('/bible/web/genesis/1?v=1');
    expect(screen.getByText(/In the start/)).toBeInTheDocument();
  });

  it('is redirected to it after the server sent the default page', async () => {
    prefer('WEB');
    const { where } = await openRoute(route, { path, at: '/bible/genesis/1', data });
    await runIdle();
    await waitFor(() => expect(where()).toBe('/bible/web/genesis/1'));
    expect(await screen.findByText(/In the start/)).toBeInTheDocument();
  });

  it('reads the translation in the URL, and stays in it', async () => {
    prefer('WEB');
    const { where } = await openRoute(route, {
      path,
      at: '/bible/kjv/genesis/1',
      data,
      preferences: { translationId: 'web' },
    });
    await waitFor(() => expect(steps(/Next chapter/)).toHaveAttribute('href', '/bible/kjv/genesis/2'));
    expect(where()).toBe('/bible/kjv/genesis/1');
    expect(screen.getByText(/In the beginning/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /King James/, current: true, hidden: true })).toHaveAttribute(
      'href',
      '/bible/kjv/genesis/1',
    );
  });

  it('reads the site’s default if the site no longer has the preferred one', async () => {
    const { where } = await openRoute(route, {
      path,
      at: '/bible/genesis/1',
      data,
      preferences: { translationId: 'old' },
    });
    expect(where()).toBe('/bible/genesis/1');
    expect(screen.getByText(/In the beginning/)).toBeInTheDocument();
  });
});

describe('the translation that is shown', () => {
  beforeEach(() => localStorage.clear());
  const offer = () => screen.queryByRole('button', { name: /everywhere$/, hidden: true });
  const stored = () => localStorage.getItem('dm-user@anonymous/site/preferences');
  const menu = () => screen.getByText('WEB', { selector: 'summary' });

  it('can be made the preferred one in its menu, which confirms it', async () => {
    const user = userEvent.setup();
    await openRoute(route, { path, at: '/bible/web/genesis/1', data });
    await runIdle();
    const said = renderHook(() => useAnnouncement());
    await user.click(menu());
    await user.click(await screen.findByRole('button', { name: 'Use World English Bible everywhere' }));
    const notice = 'World English Bible is now used everywhere. You can change this in Website Settings.';
    expect(screen.getByText(notice)).toBeVisible();
    expect(said.result.current).toBe(notice);
    expect(menu()).toHaveFocus();
    expect(offer()).not.toBeInTheDocument();
    expect(stored()).toContain('"translationId":"web"');
    expect(steps(/Next chapter/)).toHaveAttribute('href', '/bible/web/genesis/2');
  });

  it('can be reset to the site’s default with its menu still open', async () => {
    prefer('WEB');
    const user = userEvent.setup();
    await openRoute(route, { path, at: '/bible/kjv/genesis/1', data, preferences: { translationId: 'web' } });
    await runIdle();
    const summary = screen.getByText('KJV', { selector: 'summary' });
    await user.click(summary);
    await user.click(await screen.findByRole('button', { name: 'Use King James Version everywhere' }));
    expect(summary).toHaveFocus();
    expect(summary.closest('details')).toHaveAttribute('open');
    expect(steps(/Next chapter/)).toHaveAttribute('href', '/bible/genesis/2');
  });

  it('is not offered when it is the preferred one', async () => {
    await openRoute(route, { path, at: '/bible/genesis/1', data });
    await runIdle();
    expect(offer()).not.toBeInTheDocument();
  });

  it('can be the KJV on a site whose default is another', async () => {
    const user = userEvent.setup();
    const site = siteWith({ defaultTranslation: 'web' });
    const { unmount } = await openRoute(route, { path, at: '/bible/kjv/genesis/1', data, site });
    await runIdle();
    await user.click(screen.getByText('KJV', { selector: 'summary' }));
    await user.click(await screen.findByRole('button', { name: 'Use King James Version everywhere' }));
    expect(stored()).toContain('"translationId":"kjv"');
    unmount();
    const preferences = JSON.parse(stored() ?? '{}') as Record<string, unknown>;
    const { where } = await openRoute(route, { path, at: '/bible/genesis/1', data, site, preferences });
    expect(where()).toBe('/bible/kjv/genesis/1');
  });
});
