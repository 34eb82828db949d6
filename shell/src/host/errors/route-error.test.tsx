import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CompositionContext, DataFailure, notFound, SiteContext, Texts, TextsContext } from '@manna/shared/runtime';
import { siteWith } from '@manna/shared/testing';
import { installCaches } from '../../testing/device-caches';
import { garden, sourceOf } from '../../testing/pillars';
import { PillarRegistry } from '../remotes/pillar-registry';
import { RegistryContext } from '../router/page-context';
import { ReportsContext } from '../observe/reports-context';
import { RouteError } from './route-error';

const source = sourceOf();
const registry = new PillarRegistry({ pillars: [garden()], source, own: {}, texts: new Texts() });

/** Opens a page whose loader fails once, and waits for what its error page does. Returns the reported errors. */
async function failWith(fail: () => never) {
  const reported: unknown[] = [];
  const errorPageShown = jest.fn(() => () => undefined);
  const reports = {
    reportError: (reportedError: unknown) => {
      reported.push(reportedError);
      return Promise.resolve(true);
    },
    errorPageShown,
  };
  const fails = [fail];
  const page = {
    path: '*',
    handle: { pillar: 'garden', routeId: 'root' },
    loader: async () => {
      fails.pop()?.();
      // As long as a request takes at least: the router's own boundary has to see that the page loads.
      await new Promise((resolve) => setTimeout(resolve, 10));
      return null;
    },
    element: <h1>Cedars</h1>,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
  };
  render(
    <TextsContext value={new Texts()}>
      <SiteContext value={siteWith()}>
        <CompositionContext value={{ pillars: [], slots: {} }}>
          <ReportsContext value={reports}>
            <RegistryContext value={registry}>
              <RouterProvider router={createMemoryRouter([page])} />
            </RegistryContext>
          </ReportsContext>
        </CompositionContext>
      </SiteContext>
    </TextsContext>,
  );
  // On a busy machine, React shows the page in one task and runs its effects, which report and name it, in a later one.
  await waitFor(() => expect(errorPageShown).toHaveBeenCalled());
  return reported;
}

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the error page when a loader fails', () => {
  const logged = jest.spyOn(console, 'error');
  beforeEach(() => logged.mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [500, 'Internal Error'],
    [502, 'Bad Gateway'],
    [503, 'Error 503'],
  ])('names the status %d of the data service, reports it, and loads again on Retry', async (status, title) => {
    const failure = new DataFailure(status, `Response not successful: ${status}`);
    const reported = await failWith(() => {
      throw failure;
    });
    expect(heading()).toHaveTextContent(title);
    expect(document.title).toBe(`${title} | Daily Manna`);
    expect(reported).toContain(failure);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Cedars' })).toBeInTheDocument();
  });

  it('says that the reader is offline, and reports nothing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reported = await failWith(() => {
      throw new DataFailure(502, 'Response not successful');
    });
    expect(screen.getByText('Content unavailable - you appear to be offline.')).toBeInTheDocument();
    expect(reported).toEqual([]);
  });

  it('says so on a copy from this device, though the browser sees a network', async () => {
    const opened = { serverTiming: [{ name: 'manna-kept', duration: 0, description: '' }] };
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([opened as unknown as PerformanceNavigationTiming]);
    const reported = await failWith(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(heading()).toHaveTextContent('You are offline');
    expect(reported).toEqual([]);
  });

  it('offers what there is on this device when a loader knows it', async () => {
    installCaches();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const near = [{ path: '/cedars/web', label: 'Cedars (WEB)' }];
    const reported = await failWith(() => {
      throw Response.json({ message: 'Cedars is not on this device in the KJV.', near }, { status: 503 });
    });
    expect(await screen.findByText('Cedars is not on this device in the KJV.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cedars (WEB)' })).toHaveAttribute('href', '/cedars/web');
    expect(document.title).toBe('You are offline | Daily Manna');
    expect(reported).toEqual([]);
  });

  it('says only that something went wrong for any other error', async () => {
    await failWith(() => {
      throw new Error('secret detail');
    });
    expect(heading()).toHaveTextContent('Something went wrong');
    expect(screen.queryByText(/secret/)).toBeNull();
  });

  it('gets the current code of its pillar on Retry, because the loader may have been fixed', async () => {
    await failWith(() => {
      throw new Error('a fault of the loader');
    });
    const { renewals } = source;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Cedars' })).toBeInTheDocument();
    expect(source.renewals).toBe(renewals + 1);
  });

  it('is Page Not Found for a 404, which is not reported', async () => {
    const reported = await failWith(() => {
      throw notFound();
    });
    expect(heading()).toHaveTextContent('Page Not Found');
    expect(screen.queryByRole('button')).toBeNull();
    expect(reported).toEqual([]);
  });
});
