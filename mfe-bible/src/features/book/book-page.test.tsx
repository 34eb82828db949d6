import { screen, within } from '@testing-library/react';
import { nearPages, Texts } from '@manna/shared/runtime';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed, siteWith } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './book-page';

const entry = (collection: string, slug: string, name: string, title: string | null = null) => ({
  id: `${collection}-${slug}`,
  name,
  title,
  pagePath: `/encyclopedia/${collection}/${slug}`,
});
const genesis = {
  id: 'books-01',
  introduction: {
    title: 'The beginnings of the world, of the nations and of the family of Israel',
    genre: 'history',
    writer: 'Moses, by tradition',
    body: [
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: 'Genesis tells how things began (' },
          { kind: 'reference', text: 'Genesis 1:1', osis: 'Gen.1.1' },
          { kind: 'text', text: ').' },
        ],
      },
    ],
    keyVerse: {
      text: 'And I will bless them that bless thee.',
      passage: { osisIds: ['Gen.12.3'] },
      translation: { slug: 'kjv', shortName: 'KJV', language: 'en', direction: 'ltr' },
    },
    sections: [
      { title: 'Creation to Babel', range: '1–11', path: '/bible/passage/gen1-11' },
      { title: 'The fathers', range: '12–50', path: '/bible/passage/gen12-50' },
    ],
  },
  people: [entry('people', 'abraham', 'Abraham', 'Father of many nations')],
  places: [entry('places', 'eden', 'Eden')],
  events: [{ ...entry('events', 'the-flood', 'The Flood'), eventsStart: -2347, eventsEnd: -2346 }],
};
const bare = { id: 'books', introduction: null, people: [], places: [], events: [] };
const spanish = {
  title: 'Los comienzos del mundo, de las naciones y de la familia de Israel',
  writer: 'Moisés, según la tradición',
};
const data = dataFrom({
  Book: ({ slug, language }) => {
    const introduction = { ...genesis.introduction, ...(language === 'es' && spanish) };
    return { book: slug === 'genesis' ? { ...genesis, introduction } : bare };
  },
});

const open = (at: string) => openRoute(route, { path: '/bible/:book', at, data });
const openSpanish = (at: string) =>
  openRoute(route, { path: '/bible/:book', at, data, language: 'es', translations: es });
const chapters = () => within(screen.getByRole('navigation', { name: 'Chapters' }));
const steps = (name: string) => within(screen.getByRole('navigation', { name }));

describe('the page of a book', () => {
  it('links to each of its chapters', async () => {
    await open('/bible/genesis');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Genesis');
    expect(chapters().getAllByRole('link')).toHaveLength(50);
    expect(chapters().getByRole('link', { name: 'Genesis 50' })).toHaveAttribute('href', '/bible/genesis/50');
  });

  it('shows a denser grid for a book of 100 chapters or more', async () => {
    const { unmount } = await open('/bible/psalms');
    expect(chapters().getByRole('list')).toHaveAttribute('data-count', 'high');
    expect(chapters().getByRole('link', { name: 'Psalm 119' })).toBeInTheDocument();
    unmount();
    await open('/bible/isaiah');
    expect(chapters().getByRole('list')).toHaveAttribute('data-count', 'usual');
  });

  it('shows a summary in one line and an introduction', async () => {
    const { meta } = await open('/bible/genesis');
    expect(
      screen.getByText('The beginnings of the world, of the nations and of the family of Israel.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^50 chapters\. Old Testament\. Kind of writing: History\. Writer:/)).toHaveTextContent(
      'Writer: Moses, by tradition.',
    );
    const introduction = within(sectionNamed('Introduction'));
    expect(introduction.getByText(/Genesis tells how things began/)).toBeInTheDocument();
    expect(introduction.getByRole('link', { name: 'Genesis 1:1' })).toHaveAttribute('href', '/bible/genesis/1?v=1');
    expect(meta()?.description).toBe(
      'Genesis: The beginnings of the world, of the nations and of the family of Israel. 50 chapters to read.',
    );
    expect(meta()?.jsonld).toMatchObject({ '@type': 'Book', abstract: genesis.introduction.title });
  });

  it('shows a key verse, and an outline that links to each part', async () => {
    await open('/bible/genesis');
    const verse = within(sectionNamed('Key verse'));
    expect(verse.getByText('And I will bless them that bless thee.')).toBeInTheDocument();
    expect(verse.getByRole('link', { name: 'Genesis 12:3' })).toHaveAttribute('href', '/bible/genesis/12?v=3');
    const parts = within(sectionNamed('Outline')).getAllByRole('link');
    expect(parts.map((part) => [part.textContent, part.getAttribute('href')])).toEqual([
      ['Genesis 1–11 Creation to Babel', '/bible/passage/gen1-11'],
      ['Genesis 12–50 The fathers', '/bible/passage/gen12-50'],
    ]);
  });

  it('links to the people, places and events of the book, events with their years', async () => {
    await open('/bible/genesis');
    const link = (section: string) => within(sectionNamed(section)).getByRole('link');
    expect(link('People')).toHaveTextContent('Abraham Father of many nations');
    expect(link('People')).toHaveAttribute('href', '/encyclopedia/people/abraham');
    expect(link('Places')).toHaveTextContent(/^Eden\s*$/);
    expect(link('Events')).toHaveTextContent('The Flood 2348–2347 BC');
  });

  it('links to the previous and the next book and to its page in the encyclopedia', async () => {
    const { unmount } = await open('/bible/exodus');
    const links = steps('The books before and after').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous book: Genesis', '/bible/genesis'],
      ['Next book: Leviticus', '/bible/leviticus'],
    ]);
    expect(screen.getByRole('link', { name: 'Exodus in the encyclopedia' })).toHaveAttribute(
      'href',
      '/encyclopedia/exodus',
    );
    unmount();
    await open('/bible/revelation');
    expect(steps('The books before and after').getAllByRole('link')).toHaveLength(1);
  });

  it('is complete when the book has no introduction', async () => {
    const { meta } = await open('/bible/jude');
    expect(screen.getByText('One chapter. New Testament.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(meta()?.description).toBe('Read Jude in the Bible: one chapter.');
  });

  it('has no accessibility faults', async () => {
    await open('/bible/genesis');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('redirects another letter case to the canonical path', async () => {
    const { where } = await open('/bible/1-Samuel');
    expect(where()).toBe('/bible/1-samuel');
  });

  it('is in Spanish on a Spanish page', async () => {
    const { meta } = await openSpanish('/bible/psalms');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Salmos');
    expect(screen.getByText('150 capítulos. Antiguo Testamento.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Salmo 119' })).toHaveAttribute('href', '/bible/psalms/119');
    expect(screen.queryByText(/solo en inglés/)).not.toBeInTheDocument();
    expect(meta()?.description).toBe('Lee Salmos en la Biblia: 150 capítulos.');
  });

  it('says on a Spanish page what is in English, and marks it with lang', async () => {
    const { meta } = await openSpanish('/bible/genesis');
    expect(
      screen.getByText(/^La introducción, la estructura y los nombres .* están solo en inglés\.$/),
    ).toBeInTheDocument();
    expect(screen.getByText('Creation to Babel')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/Genesis tells how/).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Génesis 12:3' })).toBeInTheDocument();
    expect(within(sectionNamed('Acontecimientos')).getByText('2348–2347 a. C.')).toBeInTheDocument();
    const summary = spanish.title;
    expect(screen.getByText(`${summary}.`)).not.toHaveAttribute('lang');
    expect(screen.getByText(/Autor:/)).toHaveTextContent('Historia. Autor: Moisés, según la tradición.');
    expect(meta()?.description).toBe(`Génesis: ${summary}. 50 capítulos.`);
  });

  it('responds with 404 if there is no such book', async () => {
    await open('/bible/enoch');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('suggests a book with a similar name if there is no such book', async () => {
    const loaded = route.loader?.({
      params: { book: 'gensis' },
      url: new URL('https://manna.test/bible/gensis'),
      signal: new AbortController().signal,
      data,
      site: siteWith(),
      language: 'en',
      preference: ({ initial }) => initial,
      text: new Texts('en').of,
    });
    const answer: unknown = await loaded?.catch((error: unknown) => error);
    if (!(answer instanceof Response)) throw new Error('The book was found.');
    expect([answer.status, ...nearPages(await answer.json())]).toEqual([
      404,
      { path: '/bible/genesis', label: 'Genesis' },
    ]);
  });
});
