import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './translation-page';

const kjv = {
  slug: 'kjv',
  name: 'King James Version',
  shortName: 'KJV',
  language: 'en',
  direction: 'ltr',
  year: 1769,
  licence: 'In the public domain.',
  contains: {
    testaments: 'whole',
    chapters: 1189,
    verses: 31102,
    omitted: 0,
    incomplete: 0,
    features: ['addedWords', 'notes'],
  },
};
const wlc = {
  ...kjv,
  slug: 'wlc',
  name: 'Westminster Leningrad Codex',
  shortName: 'WLC',
  language: 'he',
  direction: 'rtl',
  year: 1008,
  contains: { ...kjv.contains, testaments: 'old', chapters: 929, omitted: 1, features: ['hebrewWords'] },
};
const app = {
  path: '/bible/translation/:slug',
  data: dataFrom({ Translation: () => ({ translations: [kjv, wlc] }) }),
};
const open = (at: string) => openRoute(route, { ...app, at });
const books = (name = 'Books') => within(sectionNamed(name)).getAllByRole('link');
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the page of a translation', () => {
  it('shows its year, language, licence and contents', async () => {
    await open('/bible/translation/wlc');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Westminster Leningrad Codex (WLC)');
    expect(factOf('Year')).toHaveTextContent('1008');
    expect(factOf('Language')).toHaveTextContent('Hebrew');
    expect(factOf('Direction')).toHaveTextContent('Read from right to left');
    expect(factOf('Licence')).toHaveTextContent('In the public domain.');
    expect(factOf('Verses')).toHaveTextContent('31,102');
    expect(factOf('Verses missing here that other translations have')).toHaveTextContent('1');
    expect(screen.getByText('The form and the root of each Hebrew word')).toBeInTheDocument();
  });

  it('links to the books it has, in this translation', async () => {
    const { unmount } = await open('/bible/translation/wlc');
    expect(books()).toHaveLength(39);
    expect(books()[0]).toHaveAttribute('href', '/bible/wlc/genesis/1');
    unmount();
    await open('/bible/translation/kjv');
    expect(books()).toHaveLength(66);
    expect(books()[65]).toHaveAttribute('href', '/bible/revelation/1');
  });

  it('has a picker that stays in this translation', async () => {
    const { where } = await open('/bible/translation/wlc');
    await userEvent.keyboard('g');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Book or passage' }), 'gen 3{Enter}');
    expect(where()).toBe('/bible/wlc/genesis/3');
  });

  it('is in Spanish on a Spanish page, except for its name and its terms', async () => {
    await openRoute(route, { ...app, at: '/bible/translation/kjv', language: 'es', translations: es });
    expect(books('Libros')[0]).toHaveTextContent('Génesis');
    expect(factOf('Versículos')).toHaveTextContent('31.102');
    expect(screen.getByText('In the public domain.')).toHaveAttribute('lang', 'en');
  });

  it('has a title, a canonical path and breadcrumbs', async () => {
    const { where, meta } = await open('/bible/translation/KJV');
    expect(where()).toBe('/bible/translation/kjv');
    expect(meta()).toMatchObject({
      metaTitle: 'King James Version (KJV)',
      canonicalPath: '/bible/translation/kjv',
      jsonld: { '@type': 'Book', inLanguage: 'en' },
    });
    expect(meta()?.breadcrumbs.map(({ path }) => path)).toEqual(['/', '/bible', '/bible/translation/kjv']);
  });

  it('responds with 404 if there is no such translation', async () => {
    await open('/bible/translation/xyz');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('has no accessibility faults', async () => {
    await open('/bible/translation/kjv');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
