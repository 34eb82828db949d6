import { screen } from '@testing-library/react';
import { dataFrom, renderWithApp } from '@manna/shared/testing';
import { renderOnServer } from '../../testing/render-on-server';
import { ContributeModal, JoinModal } from './site-page-modal';

const body = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Write to us' }] }];
const answered = { slug: 'join', language: 'en', body };

describe('the modal whose words are a page of the content', () => {
  it('is whole in what the server sends', () => {
    expect(renderOnServer(<JoinModal />, answered)).toContain('Write to us');
    expect(renderOnServer(<JoinModal />, answered)).not.toContain('Loading');
  });

  it('leads on without JavaScript where its words did not come', () => {
    expect(renderOnServer(<JoinModal />, null)).toMatch(
      /<noscript><p>.*<a href="\/support-us">Ways to support us<\/a>.*<\/noscript>/,
    );
  });

  it('has its own words, not those of the one before', () => {
    expect(renderOnServer(<ContributeModal />, answered)).not.toContain('Write to us');
  });

  it('asks for them where it is opened in the page', async () => {
    renderWithApp(<JoinModal />, { data: dataFrom({ SitePage: () => ({ sitePage: answered }) }) });
    expect(await screen.findByText('Write to us')).toBeInTheDocument();
  });
});
