import fc from 'fast-check';
import { definePillar, defineRoute, type LoaderArgs } from '@manna/shared/contracts';
import { nearPages, notFound, Texts } from '@manna/shared/runtime';
import { PillarRegistry } from '../remotes/pillar-registry';
import { garden, gardenPage, sourceOf } from '../../testing/pillars';
import type { PillarFailure } from '../remotes/pillar-failure';
import { numberParamsMatch, type PageContext, pillarLoader } from './pillar-loader';

const near = { path: '/beds/1', label: 'Bed 1' };

/** Returns what the loader of a page returns or throws at a URL. */
async function at(bed: string, load: (args: LoaderArgs) => Promise<unknown>, routeId = 'home'): Promise<unknown> {
  const route = defineRoute({
    loader: load,
    meta: () => ({ metaTitle: 'Bed', description: '', breadcrumbs: [] }),
    Component: () => null,
  });
  const texts = new Texts();
  const page: PageContext = {
    registry: new PillarRegistry({
      pillars: [],
      source: sourceOf(),
      own: { home: () => Promise.resolve(route) },
      texts,
    }),
    data: {} as PageContext['data'],
    site: {} as PageContext['site'],
    language: 'en',
    text: texts.of,
  };
  const request = new Request(`https://site.example/beds/${bed}`);
  try {
    return await pillarLoader(page, { pillar: 'shell', routeId })({ params: { chapterNum: bed }, request });
  } catch (answer) {
    return answer;
  }
}

const answered = async (answer: unknown) => {
  if (!(answer instanceof Response)) throw new Error('It was no answer');
  return { status: answer.status, near: nearPages(await answer.json()) };
};

describe('a URL with an invalid number', () => {
  it('is a 404 with the suggestions of the page', async () => {
    const answer = await at('0', async () => {
      await Promise.resolve();
      throw notFound([near]);
    });
    expect(await answered(answer)).toEqual({ status: 404, near: [near] });
  });

  it.each([
    ['returns data', () => Promise.resolve({ bed: 0 })],
    ['fails', () => Promise.reject(new Error('nothing grows here'))],
  ])('is a 404 without suggestions when its page %s', async (_, load) => {
    expect(await answered(await at('0', load))).toEqual({ status: 404, near: [] });
  });

  it('is a 404 without suggestions when its page does not exist', async () => {
    expect(await answered(await at('0', () => Promise.resolve(null), 'nowhere'))).toEqual({ status: 404, near: [] });
  });
});

it('pillarLoader returns the data of the page', async () => {
  expect(await at('3', ({ params }) => Promise.resolve(params.chapterNum))).toEqual({ pending: false, data: '3' });
});

describe('data that never arrive', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const never = () => new Promise<never>(() => undefined);

  it('are given up after twenty seconds, so that the reader can try again', async () => {
    const answer = at('3', never);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await answer).toEqual(new Error('No data within 20000 ms'));
  });

  it('are left to the browser by the server before its thread is ended', async () => {
    const late = defineRoute({ loader: never, meta: gardenPage.meta, Component: () => null });
    const pillar = definePillar({ routes: { root: () => Promise.resolve(late) } });
    const texts = new Texts();
    const failures: unknown[] = [];
    const page = {
      registry: new PillarRegistry({
        pillars: [garden()],
        source: sourceOf(pillar),
        own: {},
        texts,
      }),
      text: texts.of,
      onServerFailure: (failure: PillarFailure) => void failures.push(failure),
    } as PageContext;
    const request = new Request('https://site.example/garden');
    const answer = pillarLoader(page, { pillar: 'garden', routeId: 'root' })({ params: {}, request });
    await jest.advanceTimersByTimeAsync(3_500);
    expect(await answer).toEqual({ pending: true });
    const message = 'garden: the data of a page did not arrive within 3500 ms';
    expect(failures).toMatchObject([{ kind: 'timeout', message }]);
  });
});

describe('parameters whose name contains Num', () => {
  it('match every integer but zero', () => {
    fc.assert(fc.property(fc.integer(), (value) => numberParamsMatch({ chapterNum: String(value) }) === (value !== 0)));
  });

  it.each(['', 'abc', '1.5', '1e3', ' 1', '٣', undefined])('do not match %p', (value) => {
    expect(numberParamsMatch({ verseNum: value })).toBe(false);
  });

  it('do not restrict other parameters', () => {
    expect(numberParamsMatch({ book: 'genesis' })).toBe(true);
  });
});
