import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { definePillar, defineRoute } from '@manna/shared/contracts';
import {
  choicePreference,
  Link,
  preferenceIn,
  PrefetchContext,
  SiteContext,
  Texts,
  TextsContext,
  useLocation,
  useNavigate,
  usePrefetch,
} from '@manna/shared/runtime';
import { runIdle, siteWith } from '@manna/shared/testing';
import { PillarRegistry } from '../remotes/pillar-registry';
import { garden, sourceOf } from '../../testing/pillars';
import { BeginAtTopContext } from './begin-at-top';
import { RegistryContext, WarmedPagesContext } from './page-context';
import { createPrefetch, type WarmingContext } from '../page-turner/prefetch';
import { pillarLoader } from './pillar-loader';
import { PillarRoute } from './pillar-route';
import type { PillarRouteHandle } from './route-handle';
import { WarmedPages } from '../page-turner/warmed-pages';

const bed = { pillar: 'shell', routeId: 'home' };
let renderedBeds: number[] = [];
const beginAtTop = jest.fn();

const soil = choicePreference('soil', ['clay', 'sand']);
const fence = choicePreference('fence', ['none', 'hedge']);
/** The reader's preferences. */
let preferences: Record<string, string> = {};
beforeEach(() => {
  preferences = {};
});

const Place = () => <p>{useLocation().pathname}</p>;

function WalkOn({ to }: { to: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to)}>Walk on</button>;
}

/** The page of a bed, which warms the next and the previous bed. */
function Bed({ data }: { data: { bed: number; soil: string } }) {
  renderedBeds.push(data.bed);
  const [watered, setWatered] = useState(false);
  usePrefetch([`/beds/${data.bed + 1}`, `/beds/${data.bed - 1}`]);
  if (data.bed === 13) throw new Error('nothing grows here');
  return (
    <>
      <h1>Bed {data.bed}</h1>
      <footer>{data.soil}</footer>
      <Place />
      <button onClick={() => setWatered(true)}>{watered ? 'wet' : 'dry'}</button>
      <Link to={`/beds/${data.bed + 1}`}>Next</Link>
      <Link to={`/beds/${data.bed - 1}`}>Previous</Link>
      <WalkOn to={`/beds/${data.bed + 1}`} />
    </>
  );
}

const bedPage = defineRoute<{ bed: number; soil: string }>({
  loader: ({ params, preference }) => Promise.resolve({ bed: Number(params.bed), soil: preference(soil) }),
  meta: () => ({ metaTitle: 'Bed', description: '', breadcrumbs: [] }),
  Component: Bed,
});

function walkTo(path: string, site = siteWith()) {
  renderedBeds = [];
  const own = { home: () => Promise.resolve(bedPage) };
  return openWith({ pillars: [], source: sourceOf(), own }, bed, path, site);
}

async function openWith(
  parts: Omit<ConstructorParameters<typeof PillarRegistry>[0], 'texts'>,
  handle: PillarRouteHandle,
  path: string,
  site = siteWith(),
) {
  const texts = new Texts();
  const registry = new PillarRegistry({ ...parts, texts });
  const page: WarmingContext = {
    registry,
    data: {} as WarmingContext['data'],
    site,
    language: 'en',
    text: new Texts('en').of,
    preference: (one) => preferenceIn(preferences, one),
    warmed: new WarmedPages(),
  };
  const routes = [
    {
      path: handle === bed ? '/beds/:bed' : path,
      handle,
      loader: pillarLoader(page, handle),
      element: <PillarRoute {...handle} />,
      hydrateFallbackElement: <></>,
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <SiteContext value={site}>
      <TextsContext value={texts}>
        <RegistryContext value={registry}>
          <PrefetchContext value={createPrefetch(routes, page)}>
            <WarmedPagesContext value={page.warmed}>
              <BeginAtTopContext value={beginAtTop}>
                <RouterProvider router={router} />
              </BeginAtTopContext>
            </WarmedPagesContext>
          </PrefetchContext>
        </RegistryContext>
      </TextsContext>
    </SiteContext>,
  );
  await screen.findByRole('heading');
  return router;
}

/** Waits until the browser has been idle: first the next page is warmed, then it is rendered. */
const rest = () => runIdle();
const click = (element: HTMLElement) =>
  act(() => {
    element.click();
    return Promise.resolve();
  });
const press = (name: string) => click(screen.getByRole('link', { name }));
const soilOfShown = () => screen.getByRole('contentinfo').textContent;
const heading = () => screen.getByRole('heading').textContent;
/** The location that the shown page reads. */
const readsItsPlace = () => screen.getByRole('paragraph').textContent;
/** Clicks without waiting for anything else, not even for a frame. */
const clickAlone = async (element: HTMLElement) => act(() => element.click());

/** The style sheets are not in this document, and it knows no 'content-visibility'. */
const hidePages = () => {
  const sheet = document.createElement('style');
  sheet.textContent = '[data-left] { display: none } [data-ahead] { visibility: hidden }';
  document.head.append(sheet);
};
beforeAll(hidePages);

describe('the page that is rendered ahead', () => {
  it('is rendered hidden, and shown without another render', async () => {
    await walkTo('/beds/1');
    await rest();
    expect(heading()).toBe('Bed 1');
    expect(renderedBeds).toContain(2);
    expect(renderedBeds).not.toContain(0);
    renderedBeds = [];
    await press('Next');
    expect(heading()).toBe('Bed 2');
    expect(renderedBeds).not.toContain(2);
  });

  it('is laid out ahead, and still hidden', async () => {
    await walkTo('/beds/1');
    await rest();
    await rest();
    const ahead = screen.getByText('Bed 2');
    expect(ahead).not.toBeVisible();
    expect(ahead.closest('[data-ahead]')).toHaveStyle({ display: 'block' });
    await press('Next');
    expect(ahead).toBeVisible();
    expect(ahead.closest('[data-ahead]')).toBeNull();
    await rest();
    expect(screen.getByText('Bed 3')).not.toBeVisible();
  });

  it('warms its own neighbours only when it is shown', async () => {
    await walkTo('/beds/1');
    await rest();
    expect(renderedBeds).not.toContain(3);
    await press('Next');
    await rest();
    expect(renderedBeds).toContain(3);
    await press('Next');
    expect(heading()).toBe('Bed 3');
  });

  it('has its own state, whereas a page that was not rendered ahead keeps that of the previous page', async () => {
    await walkTo('/beds/1');
    await rest();
    await click(screen.getByRole('button', { name: 'dry' }));
    await press('Previous');
    expect(heading()).toBe('Bed 0');
    expect(screen.queryByRole('button', { name: 'wet' })).not.toBeNull();
    await rest();
    await press('Next');
    expect(screen.queryByRole('button', { name: 'dry' })).not.toBeNull();
  });

  it.each(['link', 'button'] as const)(
    'is shown at once from its top after a click on a %s, before the router arrives',
    async (role) => {
      const router = await walkTo('/beds/1');
      await rest();
      beginAtTop.mockClear();
      await clickAlone(screen.getByRole(role, { name: role === 'link' ? 'Next' : 'Walk on' }));
      expect(heading()).toBe('Bed 2');
      expect(readsItsPlace()).toBe('/beds/2');
      expect(beginAtTop).toHaveBeenCalledTimes(1);
      expect(router.state.location.pathname).toBe('/beds/1');
      renderedBeds = [];
      await rest();
      expect(router.state.location.pathname).toBe('/beds/2');
      expect(heading()).toBe('Bed 2');
      expect(renderedBeds).toContain(3);
    },
  );

  it('is replaced when the reader navigates elsewhere before the router arrives', async () => {
    const router = await walkTo('/beds/1');
    await rest();
    await clickAlone(screen.getByRole('link', { name: 'Next' }));
    await act(() => router.navigate('/beds/7'));
    await rest();
    expect(heading()).toBe('Bed 7');
    expect(readsItsPlace()).toBe('/beds/7');
  });

  it('is replaced when a navigation leads back to the page that the router is still at', async () => {
    const router = await walkTo('/beds/1');
    await rest();
    await clickAlone(screen.getByRole('link', { name: 'Next' }));
    await act(() => router.navigate('/beds/1', { replace: true }));
    await rest();
    expect(heading()).toBe('Bed 1');
    expect(readsItsPlace()).toBe('/beds/1');
  });

  it('is shown as soon as it is clicked, before React renders anything', async () => {
    const router = await walkTo('/beds/1');
    await rest();
    await rest();
    renderedBeds = [];
    screen.getByRole('link', { name: 'Next' }).click();
    expect(heading()).toBe('Bed 2');
    expect(screen.getByText('Bed 1')).not.toBeVisible();
    expect(renderedBeds).toEqual([]);
    await rest();
    await rest();
    expect(screen.queryByText('Bed 1')).toBeNull();
    expect(router.state.location.pathname).toBe('/beds/2');
    expect(heading()).toBe('Bed 2');
  });

  it.each([
    ['elsewhere', '/beds/7', 'Bed 7'],
    ['to the page that the router is still at', '/beds/1', 'Bed 1'],
  ])('is hidden again when a navigation leads %s before it is painted', async (_where, path, shown) => {
    const router = await walkTo('/beds/1');
    await rest();
    await rest();
    await clickAlone(screen.getByRole('link', { name: 'Next' }));
    await act(() => router.navigate(path, { replace: true }));
    await rest();
    expect(heading()).toBe(shown);
    expect(readsItsPlace()).toBe(path);
    await rest();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('leads on to the page after it when its own link is clicked before it is painted', async () => {
    const router = await walkTo('/beds/1');
    await rest();
    await rest();
    await clickAlone(screen.getByRole('link', { name: 'Next' }));
    await clickAlone(screen.getByRole('link', { name: 'Next' }));
    await rest();
    await rest();
    expect(router.state.location.pathname).toBe('/beds/3');
    expect(heading()).toBe('Bed 3');
  });

  it('is only warmed when the site disables rendering ahead', async () => {
    const router = await walkTo('/beds/1', siteWith({ rendersNextPage: false }));
    await rest();
    expect(renderedBeds).not.toContain(2);
    await press('Next');
    expect(heading()).toBe('Bed 2');
    expect(router.state.location.pathname).toBe('/beds/2');
  });

  it.each(['Next', 'Previous'])(
    'is loaded again if a preference that it was loaded with has changed: %s',
    async (name) => {
      await walkTo('/beds/1');
      await rest();
      preferences = { soil: 'sand' };
      await press(name);
      expect(heading()).toBe(name === 'Next' ? 'Bed 2' : 'Bed 0');
      expect(soilOfShown()).toBe('sand');
    },
  );

  it('is shown without another render if only other preferences have changed', async () => {
    await walkTo('/beds/1');
    await rest();
    preferences = { [fence.name]: 'hedge' };
    renderedBeds = [];
    await press('Next');
    expect(heading()).toBe('Bed 2');
    expect(renderedBeds).not.toContain(2);
  });

  it('does not affect the shown page when it throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await walkTo('/beds/12');
    await rest();
    expect(renderedBeds).toContain(13);
    expect(heading()).toBe('Bed 12');
    jest.restoreAllMocks();
  });
});

test('a page that throws gets the current code of its pillar on Retry, without a reload', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pageOf = (Component: () => ReactNode) =>
    definePillar({
      routes: {
        root: () =>
          Promise.resolve(
            defineRoute({ meta: () => ({ metaTitle: '', description: '', breadcrumbs: [] }), Component }),
          ),
      },
    });
  const broken = pageOf(() => {
    throw new Error('nothing grows here');
  });
  const source = sourceOf(
    broken,
    pageOf(() => <h1>Cedars</h1>),
  );
  const handle = { pillar: 'garden', routeId: 'root' };
  await openWith({ pillars: [garden()], source, own: {} }, handle, '/garden');
  await click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Cedars' })).toBeVisible();
  expect([source.loads, source.renewals]).toEqual([2, 1]);
});
