import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAppStore, DataContext, SiteContext, StoreProvider, Texts, TextsContext } from '@manna/shared/runtime';
import { dataFrom, renderWithApp, siteWith } from '@manna/shared/testing';
import { HistoryModal } from '../history/history-modal';
import { ContributeModal, JoinModal } from './site-page-modal';

const body = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Write to us' }] }];
const answered = { slug: 'join', language: 'en', body };

/** What the server sends of a modal at an address that came with these words. */
function sentWith(sent: unknown, modal = <JoinModal />): string {
  const routes = [{ id: 'root', path: '*', loader: () => sent, element: modal }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: sent } } });
  return renderToString(
    <StoreProvider store={createAppStore()}>
      <SiteContext value={siteWith()}>
        <TextsContext value={new Texts()}>
          <DataContext value={dataFrom({})}>
            <RouterProvider router={router} />
          </DataContext>
        </TextsContext>
      </SiteContext>
    </StoreProvider>,
  );
}

describe('the history, as the server sends it', () => {
  it('says that it needs JavaScript', () => {
    expect(sentWith(null, <HistoryModal />)).toMatch(/<noscript>[^<]*needs JavaScript[^<]*<\/noscript>/);
  });
});

describe('the modal whose words are a page of the content', () => {
  it('is whole in what the server sends', () => {
    expect(sentWith(answered)).toContain('Write to us');
    expect(sentWith(answered)).not.toContain('Loading');
  });

  it('leads on without JavaScript where its words did not come', () => {
    expect(sentWith(null)).toMatch(/<noscript><p>.*<a href="\/support-us">Ways to support us<\/a>.*<\/noscript>/);
  });

  it('has its own words, not those of the one before', () => {
    expect(sentWith(answered, <ContributeModal />)).not.toContain('Write to us');
  });

  it('asks for them where it is opened in the page', async () => {
    renderWithApp(<JoinModal />, { data: dataFrom({ SitePage: () => ({ sitePage: answered }) }) });
    expect(await screen.findByText('Write to us')).toBeInTheDocument();
  });
});
