import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './commentary-page';

const words = (text: string) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });
const commentary = (slug: string, name: string, passages: object[]) => ({
  slug,
  name,
  language: 'en',
  direction: 'ltr',
  licence: `${name} is in the public domain.`,
  passages,
});
const passages = [
  {
    osis: 'John.3',
    body: [{ kind: 'heading', level: 3, id: 'plain-john-3-0', text: 'Outline' }, words('A talk at night.')],
  },
  {
    osis: 'John.3.1-John.3.8',
    body: [
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: 'Born again, ' },
          { kind: 'reference', text: '1Jo 5:1', osis: '1John.5.1' },
        ],
      },
    ],
  },
  { osis: 'John.3.16', body: [words('On love.')] },
  { osis: 'John.3.22-John.3.36', body: null },
];

/** A site with two commentaries on John 3 and none on other chapters. */
const data = dataFrom({
  Commentary: ({ passage, maxCharacters }) => {
    const on = String(passage);
    if (on === 'John.3') {
      expect(maxCharacters).toBe(30_000);
      const other = commentary('other', 'Another Commentary', [{ osis: 'John.3.16', body: [words('Also on love.')] }]);
      return { commentaries: [commentary('plain', 'A Plain Commentary', passages), other] };
    }
    const found = on === 'John.3.16-John.3.18' ? [commentary('plain', 'A Plain Commentary', [passages[2] ?? {}])] : [];
    return { commentaries: found };
  },
});
const path = '/bible/commentary/:book/:chapterNum';
const open = (at: string, app: object = {}) => openRoute(route, { path, at, data, ...app });
const heading = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const link = (name: string) => screen.getByRole('link', { name });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the commentaries on a chapter', () => {
  it('are parts with a heading for each passage, which links to its verses', async () => {
    await open('/bible/commentary/john/3');
    expect(heading(1)).toEqual(['Commentary on John 3']);
    expect(heading(2)).toEqual(['A Plain Commentary', 'Another Commentary']);
    const plain = part('A Plain Commentary');
    expect(plain.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'On John 3 as a whole',
      'John 3:1–8',
      'John 3:16',
      'More passages',
    ]);
    expect(plain.getByRole('heading', { level: 4, name: 'Outline' })).toBeInTheDocument();
    const verses = plain.getByRole('link', { name: 'John 3:1–8' });
    expect(verses).toHaveAttribute('href', '/bible/john/3?v=1-8');
    expect(verses).toHaveAttribute('data-open-in', 'main');
    expect(plain.getByText('A Plain Commentary is in the public domain.')).toBeInTheDocument();
  });

  it('link the references in their words to the reader', async () => {
    await open('/bible/commentary/john/3');
    expect(link('1Jo 5:1')).toHaveAttribute('href', '/bible/1-john/5?v=1');
  });

  it('have links to passages that are too long for the page', async () => {
    await open('/bible/commentary/john/3');
    expect(link('John 3:22–36')).toHaveAttribute('href', '/bible/commentary/john/3?v=22-36');
  });

  it('have links to each commentary and to the chapters beside this one', async () => {
    await open('/bible/commentary/john/3');
    expect(link('Another Commentary')).toHaveAttribute('href', '#commentary-other');
    expect(link('Next chapter John 4')).toHaveAttribute('href', '/bible/commentary/john/4');
    expect(link('Read John 3')).toHaveAttribute('href', '/bible/john/3');
  });

  it('are not there for every chapter: the page says so and is a 404', async () => {
    const { meta } = await open('/bible/commentary/john/4');
    expect(screen.getByText('No commentary on this site says anything about John 4.')).toBeInTheDocument();
    expect(meta()).toMatchObject({ status: 404, noindex: true });
  });

  it('are marked as English on a Spanish page', async () => {
    await open('/bible/commentary/john/3', { language: 'es', translations: es });
    expect(heading(1)).toEqual(['Comentario sobre Juan 3']);
    expect(screen.getByText('Los comentarios están solo en inglés.')).toBeInTheDocument();
    expect(screen.getByText('Also on love.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { name: 'A Plain Commentary' })).toHaveAttribute('lang', 'en');
  });

  it('have no accessibility violations', async () => {
    await open('/bible/commentary/john/3');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the commentaries on verses in the URL', () => {
  it('are those of all verses from the first to the last', async () => {
    const { meta } = await open('/bible/commentary/john/3?v=16_18');
    expect(heading(1)).toEqual(['Commentary on John 3:16, 18']);
    expect(screen.getByText('On love.')).toBeInTheDocument();
    expect(link('All of John 3')).toHaveAttribute('href', '/bible/commentary/john/3');
    expect(meta()).toMatchObject({ canonicalPath: '/bible/commentary/john/3' });
  });

  it('may be none, with a link to those of the chapter', async () => {
    const { meta } = await open('/bible/commentary/john/3?v=30');
    expect(screen.getByText('No commentary on this site says anything about John 3:30.')).toBeInTheDocument();
    expect(link('All of John 3')).toBeInTheDocument();
    expect(meta()).not.toHaveProperty('status');
  });
});

it.each(['/bible/commentary/enoch/1', '/bible/commentary/john/22', '/bible/commentary/john/0'])(
  'there is no page of commentaries at %s',
  async (at) => {
    await open(at);
    expect(heading(1)).toEqual([expect.stringContaining('404')]);
  },
);
