import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKey, useRecordVisit, type Trail } from '@manna/shared/runtime';
import { siteWith } from '@manna/shared/testing';
import { renderOnServer } from '../../testing/render-on-server';
import { showToReader } from '../../testing/show-to-reader';
import { garden } from '../../testing/pillars';
import { HistoryModal } from './history-modal';

const genesis: Trail = [
  { path: '/bible', fragment: 'Bible', icon: 'bible', iconColor: 'red' },
  { path: '/bible/genesis/1', fragment: 'Genesis 1' },
];
const ark: Trail = [{ path: '/dictionary/ark', fragment: 'Ark', icon: 'spellcheck', description: 'A vessel' }];

const withAccounts = siteWith({ accountsServer: 'https://accounts.example' });

function Visits({ trails }: { trails: readonly Trail[] }) {
  return trails.map((trail, index) => <Visit key={index} trail={trail} />);
}
function Visit({ trail }: { trail: Trail }) {
  useRecordVisit(trail);
  return null;
}

const show = (trails: readonly Trail[], app: Parameters<typeof showToReader>[1] = {}) =>
  showToReader(
    <>
      <Visits trails={trails} />
      <HistoryModal />
    </>,
    app,
  );
const pagesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

describe('the history', () => {
  it('says without JavaScript that it needs it', () => {
    expect(renderOnServer(<HistoryModal />)).toMatch(/<noscript>[^<]*if JavaScript is on[^<]*<\/noscript>/);
  });

  it('lists recent pages with their breadcrumbs, newest first', async () => {
    await show([genesis, ark]);
    expect(pagesIn('Recent pages')).toEqual(['/dictionary/ark', '/bible/genesis/1']);
    expect(screen.getByRole('link', { name: /Genesis 1/ })).toHaveTextContent('Genesis 1Bible');
    expect(screen.getByRole('link', { name: /Ark/ })).toHaveTextContent('ArkA vessel');
  });

  it('shows each page with its icon, including icons of menu entries', async () => {
    const icons = ['home', 'search', 'person', 'history', 'no such icon'];
    await show(icons.map((icon) => [{ path: `/${icon}`, fragment: icon, icon }]));
    const shapes = screen.getAllByRole('link').map((link) => link.querySelector('path')?.getAttribute('d'));
    expect(new Set(shapes).size).toBe(icons.length);
  });

  it('says that there are no results when it is empty', async () => {
    await show([]);
    expect(screen.getByText('No results.')).toBeInTheDocument();
  });

  it('invites an anonymous reader to sign in, and offers no bookmarks', async () => {
    await show([genesis], { at: '/?mdl=history', site: withAccounts });
    expect(screen.getByRole('link', { name: 'Login for Extra Features!' })).toHaveAttribute(
      'href',
      '/oauth2/login?destination=%2F%3Fmdl%3Dhistory',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('moves a page to the bookmarks when a signed-in reader bookmarks it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show([genesis, ark], { site: withAccounts, profile: { name: 'Ruth' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark Genesis 1', pressed: false }));
    expect(pagesIn('Bookmarks')).toEqual(['/bible/genesis/1']);
    expect(pagesIn('Recent pages')).toEqual(['/dictionary/ark']);
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark Genesis 1', pressed: true }));
    expect(screen.queryByRole('region', { name: 'Bookmarks' })).toBeNull();
    jest.restoreAllMocks();
  });

  it('remembers when a page was bookmarked, until the bookmark is removed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const details = () => localStorage.getItem(storageKey('1', 'site/bookmark-details'));
    await show([genesis], { site: withAccounts, profile: { name: 'Ruth' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark Genesis 1', pressed: false }));
    expect(details()).toMatch(/^\{"\/bible\/genesis\/1":\{"labels":\[\],"addedAt":\d{13}\}\}$/);
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark Genesis 1', pressed: true }));
    expect(details()).toBe('{}');
    jest.restoreAllMocks();
  });

  it('leads a signed-in reader to the pages about their own pages', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show([genesis], { site: withAccounts, profile: { name: 'Ruth' }, pillars: [garden()] });
    expect(await screen.findByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/garden');
    jest.restoreAllMocks();
  });

  it('keeps the focus inside when a star moves its page to the other list', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = await show([genesis, ark], { site: withAccounts, profile: { name: 'Ruth' } });
    const star = (name: string, pressed: boolean) => screen.getByRole('button', { name: `Bookmark ${name}`, pressed });
    await screen.findByRole('button', { name: 'Bookmark Ark' });
    await userEvent.click(star('Ark', false));
    expect(star('Genesis 1', false)).toHaveFocus();
    await userEvent.click(star('Ark', true));
    expect(container.firstElementChild).toHaveFocus();
    await userEvent.click(star('Genesis 1', false));
    expect(star('Ark', false)).toHaveFocus();
    jest.restoreAllMocks();
  });
});
