import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { definePillar, type PillarModalName, type PillarModalProps } from '@manna/shared/contracts';
import { Link, LinkTargetContext, PageModal, PageModalLink, Texts } from '@manna/shared/runtime';
import { accessibilityFaults, dataFrom, siteWith } from '@manna/shared/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApartFromRouter } from '../dashboard/apart-from-router';
import { PillarRegistry } from '../../host/remotes/pillar-registry';
import { garden, sourceOf } from '../../testing/pillars';
import { showToReader } from '../../testing/show-to-reader';
import { ModalHost } from './modal-host';
import { ModalLink } from '../../host/modals/modal-link';
import { PagePlace } from '../../host/modals/page-place';
import { useModal } from '../../host/modals/use-modal';

const page = { title: 'Genesis 1', text: 'How the world was made.', path: '/bible/genesis/1' };
const words = (text: string) => ({
  sitePage: { language: 'en', body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }] },
});
const data = dataFrom({
  TranslationChoices: () => ({
    translations: [
      { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
      { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
    ],
  }),
  SitePage: ({ slug }) => words(`All about how to ${String(slug)}`),
});

function ToggleHistory() {
  const { toggle } = useModal();
  return (
    <button type="button" onClick={() => toggle('history')}>
      Toggle
    </button>
  );
}

/** A pillar that fills this modal. */
const fills = (name: PillarModalName) =>
  definePillar({
    routes: {},
    modals: {
      [name]: () => Promise.resolve(({ onClose }: PillarModalProps) => <button onClick={onClose}>Done</button>),
    },
  });

/** One pillar, of which loading comes to `answer`. */
function registryOf(answer: () => unknown) {
  const { metadata } = garden();
  const pillar = garden({ metadata: metadata && { ...metadata, modals: ['search', 'account'] } });
  return new PillarRegistry({ pillars: [pillar], source: sourceOf(answer()), own: {}, texts: new Texts() });
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
        <ModalHost page={page} />
      </main>,
    ),
    { at, data, ...app },
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
    ['search', 'Search Manna', '24rem'],
    ['account', 'Account', '24rem'],
  ])('%s is called %s, is at most %s high, and is free of faults that axe knows', async (name, title, height) => {
    await show(`/?mdl=${name}`, { site: siteWith({ productName: 'Manna' }) });
    expect(await dialog()).toHaveAccessibleName(title);
    expect(await dialog()).toHaveAttribute('data-max-height', height);
    expect(await dialog()).toHaveAttribute('data-width', 'wide');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is none where the address names none, or one that nobody knows', async () => {
    for (const at of ['/', '/?mdl=', '/?mdl=unknown', '/?mdl=map']) {
      const { unmount } = await show(at);
      expect(screen.queryByRole('dialog')).toBeNull();
      unmount();
    }
  });

  it('opens as a step of the history, which closing takes back', async () => {
    const { where, router } = await show('/bible/genesis/1?v=3');
    await userEvent.click(screen.getByRole('link', { name: 'Give' }));
    expect(where()).toBe('/bible/genesis/1?v=3&mdl=donate');
    expect(router.state.historyAction).toBe('PUSH');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/bible/genesis/1?v=3'));
    expect(router.state.historyAction).toBe('POP');
  });

  it('opened by a shared link closes onto the page below, not out of the site', async () => {
    const { where, router } = await show('/bible/genesis/1?mdl=donate&v=3');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/bible/genesis/1?v=3'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is one at a time, and is still one step from the page below', async () => {
    const { where } = await show('/?v=1');
    await userEvent.click(screen.getByRole('link', { name: 'Give' }));
    await userEvent.click(screen.getByRole('link', { name: 'History' }));
    expect(where()).toBe('/?v=1&mdl=history');
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/?v=1'));
  });

  it('closes where the open one is chosen again', async () => {
    const { where } = await show('/');
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(where()).toBe('/?mdl=history');
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    await waitFor(() => expect(where()).toBe('/'));
  });

  it('opens over the page where its link stands in a side panel, which stays where it is', async () => {
    const panel = createMemoryRouter([{ path: '*', element: <ModalLink name="donate">Give</ModalLink> }], {
      initialEntries: ['/support-us'],
    });
    const { where, router } = await showToReader(
      <PagePlace>
        <ApartFromRouter>
          <RouterProvider router={panel} />
        </ApartFromRouter>
        <ModalHost page={page} />
      </PagePlace>,
      { at: '/bible/genesis/1?layout=side-right&panels=%2Fsupport-us', data },
    );
    const opened = '/bible/genesis/1?layout=side-right&panels=%2Fsupport-us&mdl=donate';
    expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', opened);
    await userEvent.click(screen.getByRole('link', { name: 'Give' }));
    expect(where()).toBe(opened);
    expect(panel.state.location.search).toBe('');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/bible/genesis/1?layout=side-right&panels=%2Fsupport-us'));
    expect(router.state.historyAction).toBe('POP');
  });

  it('is left to the browser to open in a new tab', async () => {
    const { where } = await show('/');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    // The browser would open it; here nothing does.
    const link = screen.getByRole('link', { name: 'Give' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(where()).toBe('/');
  });

  it.each(['search', 'account'] as const)('of the %s is what its pillar puts there', async (name) => {
    const { router } = await show('/', { registry: registryOf(() => fills(name)) });
    await act(() => router.navigate(`/?mdl=${name}`));
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of the search is the shell’s own while its pillar is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show('/?mdl=search', { registry: registryOf(() => new Error('no such bundle')) });
    expect(await screen.findByRole('searchbox')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('the modal that a page fills', () => {
  const places = (
    <>
      <PageModalLink name="map">Expand</PageModalLink>
      <PageModal name="map">
        <p>Bethel and Ai</p>
        <Link to="/encyclopedia/places/ai">Ai</Link>
      </PageModal>
    </>
  );
  const showPage = (at: string, content: ReactNode, modals?: readonly 'map'[]) =>
    showToReader(
      <PagePlace>
        <main>{content}</main>
        <ModalHost page={{ ...page, modals }} />
      </PagePlace>,
      { at, data },
    );

  it('holds what the page put in, under the title that the shell gives it', async () => {
    await showPage('/encyclopedia/places/bethel?mdl=map', places, ['map']);
    expect(await dialog()).toHaveAccessibleName('Related Places Map');
    expect(await within(await dialog()).findByText('Bethel and Ai')).toBeInTheDocument();
    expect(await dialog()).toHaveAttribute('data-width', 'wide');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('opens by the page’s own link as a step of the history, and shows nothing while it is closed', async () => {
    const { where } = await showPage('/encyclopedia/places/bethel', places, ['map']);
    expect(screen.queryByText('Bethel and Ai')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Expand' }));
    expect(where()).toBe('/encyclopedia/places/bethel?mdl=map');
    expect(await screen.findByText('Bethel and Ai')).toBeInTheDocument();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/encyclopedia/places/bethel'));
    expect(screen.queryByText('Bethel and Ai')).toBeNull();
  });

  it('leads on from what it holds, and is closed there', async () => {
    const { where } = await showPage('/encyclopedia/places/bethel?mdl=map', places, ['map']);
    await userEvent.click(await screen.findByRole('link', { name: 'Ai' }));
    expect(where()).toBe('/encyclopedia/places/ai');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not opened over a page that does not say that it fills it', async () => {
    await showPage('/encyclopedia/places/bethel?mdl=map', places);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Bethel and Ai')).toBeNull();
  });

  it('is not the business of a page in a side panel', async () => {
    const panel = createMemoryRouter([{ path: '*', element: places }], { initialEntries: ['/encyclopedia/places/ai'] });
    const inPanel = (
      <ApartFromRouter>
        <RouterProvider router={panel} />
      </ApartFromRouter>
    );
    await showPage('/encyclopedia/places/bethel?mdl=map', inPanel, ['map']);
    expect(await dialog()).toHaveAccessibleName('Related Places Map');
    expect(screen.queryByText('Bethel and Ai')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Expand' })).toBeNull();
  });
});

describe('what the modals say', () => {
  it('takes the words of joining and contributing from the content', async () => {
    const { router } = await show('/?mdl=join');
    expect(await screen.findByText('All about how to join')).toBeInTheDocument();
    await act(() => router.navigate('/?mdl=contribute'));
    expect(await screen.findByText('All about how to contribute')).toBeInTheDocument();
  });

  it('says so where those words cannot be had', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show('/?mdl=join', { data: dataFrom({}) });
    expect(await screen.findByRole('alert')).toHaveTextContent('These words could not be loaded.');
    jest.restoreAllMocks();
  });

  it('tells how to give by mail and online, and of receipts', async () => {
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

  it('promises nothing where no way to give has been set up', async () => {
    await show('/?mdl=donate');
    expect(await dialog()).toHaveTextContent('no way to give has been set up');
    expect(within(await dialog()).queryByText(/receipt/)).toBeNull();
  });

  it('has a plain form to the search page', async () => {
    await show('/?mdl=search');
    const form = within(await dialog()).getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'query');
  });

  it('goes to the search page without a reload, and keeps the side panels', async () => {
    const { where } = await show('/?mdl=search', {
      wrap: (page) => (
        <LinkTargetContext value={(to) => (typeof to === 'string' ? `${to}&layout=side-right` : to)}>
          {page}
        </LinkTargetContext>
      ),
    });
    await userEvent.type(await screen.findByRole('searchbox'), 'seed & sower{Enter}');
    expect(where()).toBe('/search?query=seed+%26+sower&layout=side-right');
  });
});

describe('the account modal', () => {
  const site = siteWith({ accountsServer: 'https://accounts.example' });
  const frame = async () =>
    within(await dialog())
      .getByTitle('Your account')
      .getAttribute('src');

  it.each([
    ['/?mdl=account', 'https://accounts.example/'],
    ['/?mdl=account&account=%2Fprofile', 'https://accounts.example/profile'],
    ['/?mdl=account&account=%2F%2Felsewhere.example', 'https://accounts.example/'],
    ['/?mdl=account&account=.elsewhere.example', 'https://accounts.example/'],
    ['/?mdl=account&account=%40elsewhere.example', 'https://accounts.example/'],
  ])('at %s frames %s', async (at, address) => {
    await show(at, { site });
    expect(await frame()).toBe(address);
  });

  it('has a way out that leads back to this page', async () => {
    await show('/dictionary/ark?mdl=account&x=1', { site });
    expect(within(await dialog()).getByRole('link', { name: 'Log out' })).toHaveAttribute(
      'href',
      '/api/auth/logout?destination=%2Fdictionary%2Fark%3Fx%3D1',
    );
  });

  it('leads back to no other site', async () => {
    await show('//elsewhere.example?mdl=account', { site });
    expect(within(await dialog()).getByRole('link', { name: 'Log out' })).toHaveAttribute(
      'href',
      '/api/auth/logout?destination=%2Felsewhere.example',
    );
  });

  it('says in words of the site that the server does not answer, and tries again', async () => {
    const hasNetwork = jest.fn(() => false);
    await show('/?mdl=account', { site, hasNetwork });
    expect(await screen.findByRole('alert')).toHaveTextContent('does not answer');
    expect(screen.queryByTitle('Your account')).toBeNull();
    hasNetwork.mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByTitle('Your account')).toHaveAttribute('src', 'https://accounts.example/');
  });

  it('says so where the site has no accounts', async () => {
    await show('/?mdl=account');
    expect(await dialog()).toHaveTextContent('This site has no accounts');
  });
});
