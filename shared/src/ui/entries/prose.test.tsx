import { screen, within } from '@testing-library/react';
import type { Prose as ProseBlocks } from '../../contracts';
import { footnotesText, spanishBookNames } from '../../domain';
import { Link } from '../../runtime';
import { accessibilityFaults, renderWithApp } from '../../testing';
import { articleParts } from './article-parts';
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
  {
    kind: 'table',
    caption: [{ kind: 'text', text: 'Altars' }],
    head: [[{ kind: 'text', text: 'Where' }], [{ kind: 'text', text: 'Verse' }]],
    rows: [[[{ kind: 'text', text: 'Hebron' }], [{ kind: 'reference', text: 'Gen 13:18', osis: 'Gen.13.18' }]]],
  },
  {
    kind: 'figure',
    alt: 'A line from Ur to Hebron',
    caption: [{ kind: 'text', text: 'The way' }],
    width: 328,
    height: 100,
    shapes: [
      { tag: 'line', x1: 0, y1: 50, x2: 328, y2: 50, stroke: 'var(--accent)', strokeWidth: 2 },
      { tag: 'text', x: 0, y: 40, text: 'Ur' },
    ],
  },
  { kind: 'pullQuote', text: 'He was called' },
  {
    kind: 'paragraph',
    inlines: [
      { kind: 'text', text: 'He was old.' },
      { kind: 'footnote', text: '1' },
    ],
  },
  { kind: 'footnotes', notes: [[{ kind: 'text', text: 'Seventy-five years.' }]] },
];

const show = () =>
  renderWithApp(
    <main>
      <h1>Abraham</h1>
      <Prose as={Link} prose={prose} parts={articleParts(footnotesText, 'en')} />
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
    expect(screen.getByRole('link', { name: 'In tents' })).toHaveAttribute('href', '#tents');
    expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['OL', 'UL', 'OL']);
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
    expect(addressOf('Genesis 15:6')).toBe('/bible/genesis/15?v=6');
  });

  it('gives a table a caption and headers of columns and rows', () => {
    show();
    const table = within(screen.getByRole('table', { name: 'Altars' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Where', 'Verse']);
    expect(table.getByRole('rowheader', { name: 'Hebron' })).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Gen 13:18' })).toHaveAttribute('href', '/bible/genesis/13?v=18');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('makes a table that is wider than the text a region that the keyboard scrolls', () => {
    const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    show();
    expect(screen.getByRole('region', { name: 'Altars' })).toHaveAttribute('tabindex', '0');
    width.mockRestore();
  });

  it('draws a figure with its words for those who do not see it, and reserves its space', () => {
    show();
    const figure = screen.getByRole('img', { name: 'A line from Ur to Hebron' });
    expect(figure).toHaveAttribute('width', '328');
    expect(figure).toHaveAttribute('height', '100');
    expect(figure.querySelector('line')).toHaveAttribute('stroke', 'var(--accent)');
    expect(screen.getByText('The way').closest('figure')).toContainElement(figure);
  });

  it('hides a pull quote from readers who have just heard its words', () => {
    show();
    expect(screen.getByText('He was called')).toHaveAttribute('aria-hidden', 'true');
  });

  it('links a mark to its footnote, and the footnote back to its mark', () => {
    show();
    const mark = screen.getByRole('doc-noteref', { name: 'Note 1' });
    const notes = within(screen.getByRole('doc-endnotes', { name: 'Notes' }));
    expect(mark).toHaveAttribute('href', `#${notes.getByRole('listitem').id}`);
    expect(notes.getByRole('doc-backlink', { name: 'Back to note 1 in the text' })).toHaveAttribute(
      'href',
      `#${mark.id}`,
    );
    expect(notes.getByRole('listitem')).toHaveTextContent('Seventy-five years.');
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
