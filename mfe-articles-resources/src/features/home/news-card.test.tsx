import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openHomeCard, sectionNamed } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { newsCard } from './news-card';

const article = {
  id: 'articles-1',
  name: 'The Scroll',
  pagePath: '/articles/history/the-scroll',
  summary: 'How books were made.',
  published: '2026-11-02',
};
const data = dataFrom({ News: () => ({ home: { news: [article] } }) });

describe('the news card', () => {
  it('names the latest articles with their dates', async () => {
    await openHomeCard(newsCard, { data });
    const news = within(sectionNamed('What is new'));
    expect(news.getByText('November 2, 2026')).toBeInTheDocument();
    expect(news.getByRole('link', { name: 'The Scroll' })).toHaveAttribute('href', '/articles/history/the-scroll');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('marks English texts on a Spanish page', async () => {
    await openHomeCard(newsCard, { data, language: 'es', translations: es });
    expect(screen.getByText('2 de noviembre de 2026')).toBeInTheDocument();
    expect(screen.getByText('How books were made.').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('is left out when there are no articles', async () => {
    const none = dataFrom({ News: () => ({ home: { news: [] } }) });
    expect(await openHomeCard(newsCard, { data: none })).toBeNull();
  });
});
