import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataFrom, renderWithApp, siteWith } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { DownloadSetting } from './download-setting';

const translation = (slug: string, name: string) => ({
  __typename: 'Translation',
  slug,
  name,
  shortName: slug.toUpperCase(),
  language: 'en',
  direction: 'ltr',
  licence: 'Public domain.',
  contains: { __typename: 'TranslationContents', chapters: 1189 },
});
const data = dataFrom({
  DownloadableTranslations: () => ({
    translations: [translation('kjv', 'King James Version'), translation('web', 'World English Bible')],
  }),
});

/** A browser that can store pages and has stored none. */
function givenCaches(caches: object = { keys: () => Promise.resolve([]) }): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: new EventTarget() });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

test('the download setting offers the site’s translations, starts with the default, and shows the size', async () => {
  givenCaches();
  renderWithApp(<DownloadSetting />, { data });
  expect(await screen.findByRole('combobox', { name: 'Translation' })).toHaveValue('kjv');
  expect(screen.getByText(/about 8 MB/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('the download setting starts with the translation that the reader prefers', async () => {
  givenCaches();
  localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ translationId: 'web' }));
  renderWithApp(<DownloadSetting />, { data });
  expect(await screen.findByRole('combobox', { name: 'Translation' })).toHaveValue('web');
  localStorage.clear();
});

test('the download setting shows an error if the list cannot be loaded', async () => {
  givenCaches();
  renderWithApp(<DownloadSetting />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The translations could not be loaded.');
});

test('the download setting says so if the browser cannot store pages', () => {
  const view = renderWithApp(<DownloadSetting />, { data });
  expect(screen.getByText('This browser cannot save texts for reading offline.')).toBeVisible();
  view.unmount();
  givenCaches();
  renderWithApp(<DownloadSetting />, { data, site: siteWith({ serviceWorker: 'withdrawn' }) });
  expect(screen.getByText('This browser cannot save texts for reading offline.')).toBeVisible();
});

test('the download setting shows no downloads if the storage cannot be read', async () => {
  givenCaches({ keys: () => Promise.reject(new Error('refused')) });
  renderWithApp(<DownloadSetting />, { data });
  expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
});

test('the download setting shows a running download after it was reopened, and can cancel it', async () => {
  let opened = 0;
  let refuse: (reason: Error) => void = () => undefined;
  const open = () => {
    opened += 1;
    return new Promise((_, reject) => (refuse = reject));
  };
  givenCaches({ keys: () => Promise.resolve([]), open });
  const view = renderWithApp(<DownloadSetting />, { data });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Translation' }), 'web');
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  view.unmount();

  renderWithApp(<DownloadSetting />, { data });
  expect(await screen.findByRole('progressbar', { name: 'World English Bible' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  refuse(new Error('aborted'));
  expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(opened).toBe(1);
});

test('the download setting is in Spanish on a Spanish page', async () => {
  givenCaches();
  renderWithApp(<DownloadSetting />, { data, language: 'es', translations: es });
  expect(await screen.findByRole('button', { name: 'Descargar' })).toBeEnabled();
});
