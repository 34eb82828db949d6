import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatBibleListing, type ListingFile } from '@manna/shared/domain';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

const open = (at: string) =>
  openRoute(route, { path: '/search', composition: searchedComposition(), at, data: dataFrom({}) });

const charity = 'Charity suffereth long, and is kind.';
const own = { '1Cor.13': [charity, 'Charity never faileth.'], 'Rom.16': ['The grace be with you.'] };
const listing = (chapters: Readonly<Record<string, readonly string[]>>) =>
  formatBibleListing(Object.entries(chapters).map(([osisId, verses]) => ({ osisId, verses })));

const site = (missing: readonly ListingFile[] = []) =>
  searchSmallSite({
    bible: own,
    translations: [
      { slug: 'kjv', name: 'KJV', bytes: 0 },
      { slug: 'asv', name: 'ASV', bytes: 800_000 },
      { slug: 'web', name: 'WEB', bytes: 900_000 },
    ],
    extra: {
      'bible-asv': listing({
        '1Cor.13': ['Love suffereth long, and is kind.', 'Love never faileth.'],
        'Rom.16': ['The grace be with you.'],
      }),
      'bible-web': listing({
        '1Cor.13': ['Love is patient and is kind.', ''],
        // It has a verse more than the others.
        'Rom.16': ['The grace of our Lord.', 'Now to him that is patient.'],
      }),
    },
    missing,
  });

const rows = async (name: RegExp) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};
const toggle = () => screen.findByRole('button', { name: 'Every translation' });

beforeEach(() => localStorage.clear());

test('the switch says what it downloads, and then each verse says which translations have the words', async () => {
  site();
  const { where } = await open('/search?search=love+suffereth&pillar=bible');
  expect(await rows(/^Bible 1 result$/)).toEqual(['1 Corinthians 13:1' + charity]);
  expect(await screen.findByText('Downloads 1.7 MB the first time.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Every translation', pressed: false }));
  expect(await rows(/^Bible 2 results$/)).toEqual([
    '1 Corinthians 13:1ASVLove suffereth long, and is kind.',
    '1 Corinthians 13:2ASVLove never faileth.',
  ]);
  await waitFor(() => expect(where()).toBe('/search?search=love+suffereth&pillar=bible&translations=all'));
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: '1 Corinthians 13:1' })).toHaveAttribute(
    'href',
    '/bible/asv/1-corinthians/13?v=1#v1',
  );
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(await toggle());
  expect(await rows(/^Bible 1 result$/)).toEqual(['1 Corinthians 13:1' + charity]);
});

test('verses are counted once, those that only one translation has too, and can be in the order of the Bible', async () => {
  site();
  await open('/search?search=patient+grace&pillar=bible&order=canonical&translations=all');
  expect(await rows(/^Bible 3 results$/)).toEqual([
    '1 Corinthians 13:1WEBLove is patient and is kind.',
    'Romans 16:1KJV, ASV, WEBThe grace be with you.',
    'Romans 16:2WEBNow to him that is patient.',
  ]);
  expect(screen.getByRole('button', { name: /^1 Corinthians 1\b/ })).toBeInTheDocument();
});

test('a translation that cannot be loaded is named, and the others are searched', async () => {
  const report = jest.spyOn(console, 'error').mockReturnValue(undefined);
  site(['bible-asv']);
  await open('/search?search=patient&pillar=bible&translations=all');
  expect(await rows(/^Bible 2 results$/)).toHaveLength(2);
  expect(await screen.findByText('Could not be loaded: ASV.')).toBeInTheDocument();
  expect(report).toHaveBeenCalledTimes(1);
  report.mockRestore();
});

test('words that no verse of the site’s translation has together offer the others', async () => {
  site();
  const { where } = await open('/search?search=love+patient');
  expect(await screen.findByText('Another translation may have these words.')).toBeInTheDocument();
  await userEvent.click(await toggle());
  expect((await rows(/^Bible 3 results$/))[0]).toBe('1 Corinthians 13:1WEBLove is patient and is kind.');
  await waitFor(() => expect(where()).toContain('pillar=bible&translations=all'));
});

test('words that a verse has are searched without an offer, and nothing is downloaded', async () => {
  site();
  await open('/search?search=charity+suffereth');
  await rows(/^Bible 2 results$/);
  expect(screen.queryByText('Another translation may have these words.')).not.toBeInTheDocument();
});

test('what fills a gap is counted in the site’s translation while the others are searched', async () => {
  site();
  await open('/search?search=%22charity+?%22&pillar=bible&translations=all');
  const list = await screen.findByRole('list', { name: 'What fills the gap in the Bible' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
});
