import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, PageModal, PageModalLink } from '@manna/shared/runtime';
import { accessibilityFaults, dataFrom, siteWith } from '@manna/shared/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApartFromRouter } from '../host/router/apart-from-router';
import { ModalHost } from '../features/modals/modal-host';
import { ModalLink } from '../host/modals/modal-link';
import { PagePlace } from '../host/modals/page-place';
import { useModal } from '../host/modals/use-modal';
import { garden, gardenModule, sourceOf } from '../testing/pillars';
import { showToReader } from '../testing/show-to-reader';
import { ShellModalWindow } from './shell-modals';

const page = { title: 'Cedars', text: 'How they grow.', path: '/garden/cedars' };
const words = (text: string) => ({
  sitePage: { language: 'en', body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }] },
});
const data = dataFrom({ SitePage: ({ slug }) => words(`All about how to ${String(slug)}`) });

function ToggleHistory() {
  const { toggle } = useModal();
  return (
    <button type="button" onClick={() => toggle('history')}>
      Toggle
    </button>
  );
}

type App = NonNullable<Parameters<typeof showToReader>[1]>;

const show = (at: string, { wrap = (page) => page, ...app }: App & { wrap?: (page: ReactNode) => ReactNode } = {}) =>
  showToReader(
    wrap(
      <main>
        <h1>Page</h1>
        <Link to="/elsewhere">Elsewhere</Link>
        <ModalLink name="donate">Give</ModalLink>
        <ModalLink name="history">History</ModalLink>
        <ToggleHistory />
        <ModalHost page={page} Window={ShellModalWindow} />
      </main>,
    ),
    { at, data, pillars: [garden()], source: sourceOf(gardenModule), ...app },
  );
const dialog = () => screen.findByRole('dialog');

beforeEach(() => localStorage.clear());

describe('the modal of a page', () => {
  it.each([
    ['history', 'Site History', '32rem'],
    ['preferences', 'Website Settings', '24rem'],
    ['donate', 'Donate', '36rem'],
    ['share', 'Share', '24rem'],
    ['join', 'How to Join', '24rem'],
    ['contribute', 'Contribute', '24rem'],
    ['finder', 'Search Manna', '24rem'],
    ['plot', 'Plot', '36rem'],
  ])('%s has the title %s, the maximum height %s and no accessibility violations', async (name, title, height) => {
    await show(`/?mdl=${name}`, { site: siteWith({ productName: 'Manna' }) });
    expect(await dialog()).toHaveAccessibleName(title);
    expect(await dialog()).toHaveAttribute('data-max-height', height);
    expect(await dialog()).toHaveAttribute('data-width', 'wide');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is closed if the URL names no modal, or an unknown one', async () => {
    for (const at of ['/', '/?mdl=', '/?mdl=unknown', '/?mdl=beds']) {
      const { unmount } = await show(at);
      expect(screen.queryByRole('dialog')).toBeNull();
      unmount();
    }
  });

  it('adds a history step when it opens, and goes back when it closes', async () => {
    const { where, router } = await show('/garden/cedars?v=3');
    await userEvent.click(screen.getByRole('link', { name: 'Give' }));
    expect(where()).toBe('/garden/cedars?v=3&mdl=donate');
    expect(router.state.historyAction).toBe('PUSH');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/garden/cedars?v=3'));
    expect(router.state.historyAction).toBe('POP');
  });

  it('stays on the page below when it was opened by a shared link and closes', async () => {
    const { where, router } = await show('/garden/cedars?mdl=donate&v=3');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/garden/cedars?v=3'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replaces the open one, and is still one history step from the page below', async () => {
    const { where } = await show('/?v=1');
    await userEvent.click(screen.getByRole('link', { name: 'Give' }));
    await userEvent.click(screen.getByRole('link', { name: 'History' }));
    expect(where()).toBe('/?v=1&mdl=history');
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/?v=1'));
  });

  it('closes when the open one is chosen again', async () => {
    const { where } = await show('/');
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(where()).toBe('/?mdl=history');
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    await waitFor(() => expect(where()).toBe('/'));
  });

  it('opens over the page when its link is in a side panel, which does not navigate', async () => {
    const panel = createMemoryRouter([{ path: '*', element: <ModalLink name="donate">Give</ModalLink> }], {
      initialEntries: ['/support-us'],
    });
    const { where, router } = await showToReader(
      <PagePlace>
        <ApartFromRouter>
          <RouterProvider router={panel} />
        </ApartFromRouter>
        <ModalHost page={page} Window={ShellModalWindow} />
      </PagePlace>,
      { at: '/garden/cedars?layout=side-right&panels=%2Fsupport-us', data },
    );
    const opened = '/garden/cedars?layout=side-right&panels=%2Fsupport-us&mdl=donate';
    expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', opened);
    await userEvent.click(screen.getByRole('link', { name: 'Give' }));
    expect(where()).toBe(opened);
    expect(panel.state.location.search).toBe('');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/garden/cedars?layout=side-right&panels=%2Fsupport-us'));
    expect(router.state.historyAction).toBe('POP');
  });

  it('is left to the browser when its link is opened in a new tab', async () => {
    const { where } = await show('/');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    // A browser would open a tab; jsdom would navigate.
    const link = screen.getByRole('link', { name: 'Give' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(where()).toBe('/');
  });

  it('shows the content of a pillar’s bundle, which can close it', async () => {
    const { router } = await show('/');
    await act(() => router.navigate('/?mdl=finder'));
    await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows an error when a pillar’s code does not load, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show('/?mdl=plot', { source: sourceOf(new Error('no such bundle'), gardenModule) });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Dig' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('the modal that a page fills', () => {
  const places = (
    <>
      <PageModalLink name="beds">Expand</PageModalLink>
      <PageModal name="beds">
        <p>Bethel and Ai</p>
        <Link to="/garden/beds/ai">Ai</Link>
      </PageModal>
    </>
  );
  const showPage = (at: string, content: ReactNode, modals?: readonly string[]) =>
    showToReader(
      <PagePlace>
        <main>{content}</main>
        <ModalHost page={{ ...page, modals }} Window={ShellModalWindow} />
      </PagePlace>,
      { at, data, pillars: [garden()] },
    );

  it('shows the content of the page, under the title that its pillar declares', async () => {
    await showPage('/garden/beds/bethel?mdl=beds', places, ['beds']);
    expect(await dialog()).toHaveAccessibleName('Map of the beds');
    expect(await within(await dialog()).findByText('Bethel and Ai')).toBeInTheDocument();
    expect(await dialog()).toHaveAttribute('data-width', 'screen');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('adds a history step when the page’s own link opens it, and shows nothing while it is closed', async () => {
    const { where } = await showPage('/garden/beds/bethel', places, ['beds']);
    expect(screen.queryByText('Bethel and Ai')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Expand' }));
    expect(where()).toBe('/garden/beds/bethel?mdl=beds');
    expect(await screen.findByText('Bethel and Ai')).toBeInTheDocument();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/garden/beds/bethel'));
    expect(screen.queryByText('Bethel and Ai')).toBeNull();
  });

  it('closes when a link in it leads to another page', async () => {
    const { where } = await showPage('/garden/beds/bethel?mdl=beds', places, ['beds']);
    await userEvent.click(await screen.findByRole('link', { name: 'Ai' }));
    expect(where()).toBe('/garden/beds/ai');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open over a page whose meta does not list it', async () => {
    await showPage('/garden/beds/bethel?mdl=beds', places);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Bethel and Ai')).toBeNull();
  });

  it('is not filled by a page in a side panel', async () => {
    const panel = createMemoryRouter([{ path: '*', element: places }], { initialEntries: ['/garden/beds/ai'] });
    const inPanel = (
      <ApartFromRouter>
        <RouterProvider router={panel} />
      </ApartFromRouter>
    );
    await showPage('/garden/beds/bethel?mdl=beds', inPanel, ['beds']);
    expect(await dialog()).toHaveAccessibleName('Map of the beds');
    expect(screen.queryByText('Bethel and Ai')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Expand' })).toBeNull();
  });
});

describe('the content of the modals', () => {
  it('has the texts on joining and contributing from the site’s content', async () => {
    const { router } = await show('/?mdl=join');
    expect(await screen.findByText('All about how to join')).toBeInTheDocument();
    await act(() => router.navigate('/?mdl=contribute'));
    expect(await screen.findByText('All about how to contribute')).toBeInTheDocument();
  });

  it('shows an error when those texts cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show('/?mdl=join', { data: dataFrom({}) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This text could not be loaded.');
    jest.restoreAllMocks();
  });

  it('explains how to give by mail and online, and mentions receipts', async () => {
    const site = siteWith({
      donation: { payableTo: 'Manna Trust', mailTo: ['1 Grain Road', 'Bethlehem'], online: 'https://give.example/' },
    });
    await show('/?mdl=donate', { site });
    expect(await dialog()).toHaveTextContent(
      'Make your check payable to Manna Trust and mail it to:1 Grain RoadBethlehem',
    );
    expect(within(await dialog()).getByRole('link', { name: 'Give now' })).toHaveAttribute(
      'href',
      'https://give.example/',
    );
    expect(
      within(await dialog()).getByRole('heading', { name: 'Receipts and year-end statement' }),
    ).toBeInTheDocument();
  });

  it('says that the site cannot receive gifts when no way to give is configured', async () => {
    await show('/?mdl=donate');
    expect(await dialog()).toHaveTextContent('This site is not set up to receive gifts yet.');
    expect(within(await dialog()).queryByText(/receipt/)).toBeNull();
  });
});
