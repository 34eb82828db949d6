import { screen, within } from '@testing-library/react';
import type { Prose as ProseBlocks } from '../../contracts';
import { spanishBookNames } from '../../domain';
import { Link } from '../../runtime';
import { accessibilityFaults, renderWithApp } from '../../testing';
import { Prose } from './prose';
import { referenceTitle } from '../reference-link';

const prose: ProseBlocks = [
  {
    kind: 'paragraph',
    inlines: [
      { kind: 'text', text: 'He was ' },
      { kind: 'emphasis', text: 'called' },
      { kind: 'text', text: ' out of ' },
      { kind: 'entry', text: 'Ur', id: 'places-1', path: '/encyclopedia/places/ur' },
      { kind: 'text', text: ' (' },
      { kind: 'reference', text: 'Gen 12:1-3', osis: 'Gen.12.1-Gen.12.3' },
      { kind: 'text', text: ') and ' },
      { kind: 'strong', text: 'went' },
      { kind: 'text', text: '.' },
    ],
  },
  { kind: 'heading', level: 2, id: 'tents', text: 'In tents' },
  { kind: 'heading', level: 3, id: 'mamre', text: 'At Mamre' },
  {
    kind: 'list',
    ordered: true,
    items: [[{ kind: 'text', text: 'Shechem' }], [{ kind: 'text', text: 'Bethel' }]],
  },
  { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'An altar' }]] },
  { kind: 'scripture', osis: 'Gen.15.6', text: 'Words of the verse.' },
];

const show = () =>
  renderWithApp(
    <main>
      <h1>Abraham</h1>
      <Prose as={Link} prose={prose} />
    </main>,
  );

describe('prose', () => {
  it('renders paragraphs, headings, lists and quoted passages in their language', () => {
    show();
    expect(screen.getByText('called').tagName).toBe('EM');
    expect(screen.getByText('went').tagName).toBe('STRONG');
    expect(screen.getByText('went').closest('p')).toHaveTextContent('He was called out of Ur (Gen 12:1-3) and went.');
    expect(screen.getByRole('heading', { level: 2, name: 'In tents' })).toHaveAttribute('id', 'tents');
    expect(screen.getByRole('heading', { level: 3, name: 'At Mamre' })).toHaveAttribute('id', 'mamre');
    expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['OL', 'UL']);
    expect(screen.getByText('Words of the verse.').closest('blockquote')).toBeInTheDocument();
    expect(screen.getByText('went').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('cites quoted verses in the language of the page, and keeps a citation within an English sentence', () => {
    const citations = { names: spanishBookNames, language: 'es' };
    renderWithApp(<Prose as={Link} prose={prose} citations={citations} />);
    const caption = screen.getByRole('link', { name: 'Génesis 15:6' });
    expect(caption.closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('link', { name: 'Gen 12:1-3' }).closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('links to verses in the reader and to other entries', () => {
    show();
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Gen 12:1-3')).toBe('/bible/genesis/12?v=1-3');
    expect(addressOf('Ur')).toBe('/encyclopedia/places/ur');
    expect(within(screen.getByRole('figure')).getByRole('link', { name: 'Genesis 15:6' })).toHaveAttribute(
      'href',
      '/bible/genesis/15?v=6',
    );
  });

  it('renders plain text for verses that do not exist', () => {
    renderWithApp(
      <Prose
        as={Link}
        prose={[{ kind: 'paragraph', inlines: [{ kind: 'reference', text: 'Enoch 1:9', osis: 'En.1.9' }] }]}
      />,
    );
    expect(screen.getByText('Enoch 1:9')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has no accessibility faults', async () => {
    show();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

it.each([
  ['Gen.12.1', 'Genesis 12:1'],
  ['Gen.12.1-Gen.12.3', 'Genesis 12:1–3'],
  ['Gen.12.1-Gen.13.4', 'Genesis 12:1–13:4'],
  ['Gen.50.26-Exod.1.7', 'Genesis 50:26 – Exodus 1:7'],
  ['Ps.23.1-Ps.23.6', 'Psalm 23:1–6'],
  ['nothing', 'nothing'],
])('the reference %s reads as %s', (osis, title) => {
  expect(referenceTitle(osis)).toBe(title);
});

it('a reference has the names of books in the language of the page', () => {
  expect(referenceTitle('Exod.2.1-Exod.2.10', spanishBookNames)).toBe('Éxodo 2:1–10');
  expect(referenceTitle('Ps.23.1', spanishBookNames)).toBe('Salmo 23:1');
});
