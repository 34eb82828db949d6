import { screen } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { installCaches } from '../../testing/device-caches';
import { garden } from '../../testing/pillars';
import { OFFLINE_ATTRIBUTE } from '../errors/is-offline';
import { OnThisDevice } from './on-this-device';
import { PAGES_CACHE, TITLE_HEADER } from './saved-pages';

const { metadata, ...pillar } = garden();
if (!metadata) throw new Error('The garden has metadata');
const withPack = {
  ...pillar,
  metadata: { ...metadata, extensions: { ...metadata.extensions, offlinePacks: [{ id: 'beds', order: 10 }] } },
};
const show = (about: unknown, pillars = [withPack]) =>
  renderWithApp(<OnThisDevice about={about} />, { composition: { pillars, slots: {} } });
const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

beforeEach(async () => {
  installCaches();
  const cache = await caches.open(PAGES_CACHE);
  for (const [path, title] of [
    ['/', 'The site'],
    ['/garden/oak', 'Oak'],
  ] as const)
    await cache.put(path, new Response('', { headers: { [TITLE_HEADER]: title } }));
});
afterEach(() => document.documentElement.removeAttribute(OFFLINE_ATTRIBUTE));

test('a missing page of a pillar is named, with links to the visited pages', async () => {
  show({ title: 'Search' });
  expect(screen.getByText('Search needs a connection.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/garden/oak');
  expect(links()).toEqual(['Oak /garden/oak', 'The site /']);
});

test('home and the pages of pillars with a pack are linked when the site itself is on this device', async () => {
  document.documentElement.setAttribute(OFFLINE_ATTRIBUTE, '');
  show({ message: 'Oaks are missing.', near: [{ path: '/garden/elm', label: 'Elm' }] });
  expect(screen.getByText('Oaks are missing.')).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Oak' });
  expect(links()).toEqual(['Elm /garden/elm', 'Home /', 'Garden /garden', 'Oak /garden/oak']);
});

test('a pillar without a pack is not linked', async () => {
  document.documentElement.setAttribute(OFFLINE_ATTRIBUTE, '');
  show(undefined, [garden() as typeof withPack]);
  await screen.findByRole('link', { name: 'Oak' });
  expect(links()).toEqual(['Home /', 'Oak /garden/oak']);
});
