import { screen } from '@testing-library/react';
import { translate } from '@manna/shared/contracts';
import { bookNames, spanishBookNames } from '@manna/shared/domain';
import { dataFrom, renderWithApp } from '@manna/shared/testing';
import { renderOnServer } from '../../testing/render-on-server';
import { ContributeModal, JoinModal } from './site-page-modal';
import { sitePageWordsText } from './site-page-words-text';

const body = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Write to us' }] }];
const es = [
  translate(bookNames, spanishBookNames),
  translate(sitePageWordsText, { otherLanguage: 'Este texto está solo en inglés.' }),
];
const answered = { slug: 'join', language: 'en', body };

describe('a modal whose text is a page of the content', () => {
  it('has its text in the server’s HTML', () => {
    expect(renderOnServer(<JoinModal />, answered)).toContain('Write to us');
    expect(renderOnServer(<JoinModal />, answered)).not.toContain('Loading');
  });

  it('links to the support page without JavaScript when its text is missing', () => {
    expect(renderOnServer(<JoinModal />, null)).toMatch(
      /<noscript><p>.*<a href="\/support-us">Ways to support us<\/a>.*<\/noscript>/,
    );
  });

  it('does not show the text of another modal', () => {
    expect(renderOnServer(<ContributeModal />, answered)).not.toContain('Write to us');
  });

  it('loads its text when it is opened in the page', async () => {
    renderWithApp(<JoinModal />, { data: dataFrom({ SitePage: () => ({ sitePage: answered }) }) });
    expect(await screen.findByText('Write to us')).toBeInTheDocument();
    expect(screen.queryByText('This text is in English only.')).not.toBeInTheDocument();
  });

  it('says on a Spanish page that its text is in English, and cites verses in Spanish', async () => {
    const quoted = { kind: 'scripture', osis: 'Acts.18.19-Acts.18.28', text: 'And he came to Ephesus.' };
    renderWithApp(<JoinModal />, {
      data: dataFrom({ SitePage: () => ({ sitePage: { ...answered, body: [quoted] } }) }),
      language: 'es',
      translations: es,
    });
    expect(await screen.findByText('Este texto está solo en inglés.')).toBeInTheDocument();
    expect(screen.getByText('And he came to Ephesus.').closest('[lang]')).toHaveAttribute('lang', 'en');
    const citation = screen.getByRole('link', { name: 'Hechos 18:19–28' });
    expect(citation.closest('[lang]')).toHaveAttribute('lang', 'es');
  });
});
