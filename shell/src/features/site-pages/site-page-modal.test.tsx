import { screen } from '@testing-library/react';
import { dataFrom, renderWithApp } from '@manna/shared/testing';
import { renderOnServer } from '../../testing/render-on-server';
import { ContributeModal, JoinModal } from './site-page-modal';

const body = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Write to us' }] }];
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
  });
});
