import { screen, waitFor, within } from '@testing-library/react';
import { translate } from '@manna/shared/contracts';
import { extensionsOf } from '@manna/shared/domain';
import { Texts } from '@manna/shared/runtime';
import { accessibilityFaults, openRoute, sectionNamed, siteWith } from '@manna/shared/testing';
import { PillarRegistry, type PillarSource } from '../../host/remotes/pillar-registry';
import { RegistryContext } from '../../host/router/page-context';
import { homeCardLoader } from '../../host/slots/home-cards';
import { endlessDays, requestedDays, garden, gardenModule, lostDays, sourceOf } from '../../testing/pillars';
import { homeRoute } from './home-page';
import { homeText } from './home-text';

const SERVED = new Date('2026-11-21T12:00:00');
const NEXT_DAY = new Date('2026-11-22T12:00:00');

const composition = { pillars: [garden()], slots: {} };
const site = siteWith({ productName: 'Manna', description: 'Read here.' });

interface Opening extends Partial<Parameters<typeof openRoute>[1]> {
  source?: PillarSource;
  /** Errors of cards. */
  failures?: unknown[];
  /** The reader's clock, when it differs from the server's. */
  readerNow?: Date;
}

/** Opens the home page as the server rendered it at SERVED. */
async function open({ source = sourceOf(gardenModule), failures = [], readerNow = SERVED, ...app }: Opening = {}) {
  jest.useFakeTimers({ now: SERVED, doNotFake: ['setTimeout', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  const registry = new PillarRegistry({ pillars: composition.pillars, source, own: {}, texts: new Texts() });
  const cards = extensionsOf(composition, 'homeCards', site);
  const onFailure = (error: unknown) => failures.push(error);
  const load = homeCardLoader({ registry: () => registry, cards, deadlineMs: 50, onFailure });
  const { Component, loader, ...route } = homeRoute(load);
  const withRegistry = {
    ...route,
    loader: async (args: Parameters<NonNullable<typeof loader>>[0]) => {
      const data = await loader?.(args);
      jest.setSystemTime(readerNow);
      return data;
    },
    Component: ({ data }: { data: unknown }) => (
      <RegistryContext value={registry}>
        <Component data={data} />
      </RegistryContext>
    ),
  };
  requestedDays.length = 0;
  return openRoute(withRegistry, { path: '/', site, composition, ...app });
}

afterEach(() => jest.useRealTimers());

describe('the home page', () => {
  it('has a field that leads to the page of a header action, without JavaScript as well', async () => {
    await open();
    const form = within(screen.getByRole('search', { name: 'Search Manna' }));
    expect(screen.getByRole('search')).toHaveAttribute('action', '/garden');
    expect(form.getByRole('searchbox', { name: 'Search Manna' })).toHaveAttribute('name', 'plant');
    expect(form.getByRole('button', { name: 'Find a plant' })).toHaveAttribute('type', 'submit');
  });

  it('describes the site, and has only the site’s name as its title', async () => {
    const { meta } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manna');
    expect(screen.getByText('Read here.')).toBeInTheDocument();
    expect(meta()).toMatchObject({ metaTitle: 'Manna', description: 'Read here.', canonicalPath: '/' });
  });

  it('shows the cards of pillars in their areas, and links to each part of the site', async () => {
    await open();
    expect(await screen.findByText('It is spring')).toBeInTheDocument();
    expect(within(sectionNamed('Today')).getByText('Plant of 2026-11-21')).toBeInTheDocument();
    expect(within(sectionNamed('Look around')).getByRole('link', { name: 'Garden' })).toHaveAttribute(
      'href',
      '/garden',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leaves out the cards of a pillar that does not load, and reports the failure', async () => {
    const failures: unknown[] = [];
    await open({ source: sourceOf(new Error('down')), failures });
    expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull();
    expect(sectionNamed('Look around')).toBeInTheDocument();
    expect(failures).toHaveLength(2);
  });

  it('leaves out a card whose data never come, and names its pillar', async () => {
    endlessDays.add('2026-11-21');
    const failures: unknown[] = [];
    await open({ failures });
    endlessDays.clear();
    expect(await screen.findByText('It is spring')).toBeInTheDocument();
    expect(screen.queryByText(/^Plant of/)).not.toBeInTheDocument();
    expect(failures).toMatchObject([{ kind: 'timeout', pillar: { name: 'garden' } }]);
  });

  it('describes the site in the language of the page, and says once that most of it is in English', async () => {
    const translations = [translate(homeText, { ...homeText, englishOnly: 'Casi todo está solo en inglés.' })];
    const inSpanish = siteWith({ description: { en: 'Read here.', es: 'Lee aquí.' } });
    const { meta, unmount } = await open({ language: 'es', translations, site: inSpanish });
    expect(screen.getByText('Lee aquí.')).toBeInTheDocument();
    expect(meta()?.description).toBe('Lee aquí.');
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
    unmount();
    await open();
    expect(screen.queryByText(/in English only/)).not.toBeInTheDocument();
  });
});

describe('the date of the home page', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

  it('is first that of the server, and is shown', async () => {
    await open();
    expect(screen.getByText('Saturday, November 21, 2026')).toBeInTheDocument();
    expect(await screen.findByText('Plant of 2026-11-21')).toBeInTheDocument();
  });

  it('changes to the reader’s date, and the cards are loaded for it, when they differ', async () => {
    await open({ readerNow: NEXT_DAY });
    expect(await screen.findByText('Plant of 2026-11-22')).toBeInTheDocument();
    expect(screen.getByText('Sunday, November 22, 2026')).toBeInTheDocument();
    expect(requestedDays).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('needs no further request when the reader has the same date', async () => {
    await open();
    await settle();
    expect(requestedDays).toEqual(['2026-11-21']);
  });

  it('changes when a page stays open overnight', async () => {
    await open();
    jest.setSystemTime(NEXT_DAY);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Plant of 2026-11-22')).toBeInTheDocument();
  });

  it('stays that of the server when the cards of the reader’s date cannot be loaded', async () => {
    lostDays.add('2026-11-22');
    const failures: unknown[] = [];
    await open({ readerNow: NEXT_DAY, failures });
    await waitFor(() => expect(failures).toHaveLength(1));
    await settle();
    expect(screen.getByText('Plant of 2026-11-21')).toBeInTheDocument();
    expect(screen.getByText('Saturday, November 21, 2026')).toBeInTheDocument();
    lostDays.clear();
  });
});
