import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseChapterOsisId } from '@manna/shared/domain';
import { referenceFromUrl, verseCount } from '@manna/shared/domain/references';
import { dataFrom, openRoute, renderWithApp } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { loadBlock, type BlockText } from './load-block';
import { PassageBlocks } from './passage-blocks';
import { route } from './passage-page';
import { planBlocks } from './plan-blocks';

const kjv = { slug: 'kjv', name: 'King James Version', shortName: 'KJV' };
const web = { slug: 'web', name: 'World English Bible', shortName: 'WEB' };
const asked: string[][] = [];
const data = dataFrom({
  Passage: ({ osisIds }) => {
    asked.push(osisIds as string[]);
    const translation = { ...kjv, language: 'en', direction: 'ltr', licence: 'Free.' };
    return {
      translations: [kjv, web],
      chapters: (osisIds as string[]).map((osisId) => {
        const ref = parseChapterOsisId(osisId);
        const count = ref ? verseCount(ref.book.usfmId, ref.chapter) : 0;
        const verses = Array.from(
          { length: count },
          (_, index) => `{${index + 1}} *a Words of ${osisId}.${index + 1}. `,
        );
        return { osisId, translations: [{ ...drawChapter(osisId, `¶ ${verses.join('')}\na: note`), translation }] };
      }),
    };
  },
});

/** Fake IntersectionObserver: a test decides what is near. */
class Watcher {
  static all: Watcher[] = [];
  readonly targets = new Set<Element>();
  readonly margin: string;

  constructor(
    private readonly heard: (entries: unknown[]) => void,
    { rootMargin }: { rootMargin: string },
  ) {
    this.margin = rootMargin;
    Watcher.all.push(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }

  disconnect() {
    this.targets.clear();
  }

  static tell(find: (target: Element) => boolean, isIntersecting: boolean, height = 0) {
    for (const watcher of [...Watcher.all])
      for (const target of [...watcher.targets].filter(find))
        watcher.heard([{ target, isIntersecting, boundingClientRect: { height } }]);
  }
}

const isBlock = (index: number) => (target: Element) => target.getAttribute('data-block') === `${index}`;
const isEnd = (target: Element) => !target.hasAttribute('data-block');
const nearEnd = () => act(async () => Watcher.tell(isEnd, true));
const block = (index: number) => document.querySelector<HTMLElement>(`[data-block="${index}"]`);
const isDrawn = (index: number) => block(index)?.hasAttribute('data-drawn') ?? false;

const plan = planBlocks(referenceFromUrl('gen-rev'));
const firstText = async (): Promise<BlockText> => (await loadBlock(data, plan[0] ?? [], 'kjv')).text;
const element = (first: BlockText) => (
  <PassageBlocks
    plan={plan}
    first={first}
    translation="kjv"
    segment="gen-rev"
    isWhole={false}
    onWhole={undefined}
    ref={{ current: null }}
  />
);

beforeEach(() => {
  asked.length = 0;
  history.replaceState(null, '');
  Watcher.all = [];
  Object.assign(globalThis, { IntersectionObserver: Watcher });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('a passage as long as the Bible', () => {
  it('loads the next block when its end is within four heights of the visible area', async () => {
    renderWithApp(element(await firstText()), { data });
    expect(Watcher.all.filter(({ targets }) => [...targets].some(isEnd)).map(({ margin }) => margin)).toEqual([
      '400% 0px',
    ]);
    await nearEnd();
    expect(await screen.findByText(/Words of Gen.2.1\./)).toBeInTheDocument();
    expect(asked).toEqual([['Gen.1'], ['Gen.2', 'Gen.3', 'Gen.4']]);
  });

  it('opens no block after the last', async () => {
    const [last = []] = plan.slice(-1);
    const { text } = await loadBlock(data, last, 'kjv');
    renderWithApp(
      <PassageBlocks
        plan={[last]}
        first={text}
        translation="kjv"
        segment="rev22"
        isWhole={false}
        onWhole={undefined}
        ref={{ current: null }}
      />,
      { data },
    );
    await nearEnd();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^More/ })).not.toBeInTheDocument();
  });

  it('keeps the height of a block far away, and renders it again when it is near', async () => {
    renderWithApp(element(await firstText()), { data });
    await nearEnd();
    act(() => Watcher.tell(isBlock(0), false, 1234));
    expect(isDrawn(0)).toBe(false);
    expect(block(0)).toHaveStyle({ blockSize: '1234px' });
    expect(block(0)).toBeEmptyDOMElement();
    act(() => Watcher.tell(isBlock(0), true));
    expect(await screen.findByText(/Words of Gen.1.31/)).toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  it('is rendered chapter by chapter, within the height that it had', async () => {
    renderWithApp(element(await firstText()), { data });
    await nearEnd();
    await screen.findByText(/Words of Gen.2.1\./);
    const rendered: string[] = [];
    const observer = new MutationObserver(() => {
      const names = [...(block(1)?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent).join(', ');
      rendered.push(`${names}${block(1)?.style.minBlockSize ? ' within its height' : ''}`);
    });
    await waitFor(() => expect(isDrawn(1)).toBe(true));
    act(() => Watcher.tell(isBlock(1), false, 1234));
    expect(block(1)).toHaveStyle({ blockSize: '1234px' });
    observer.observe(block(1) as Element, { childList: true, subtree: true });
    // Each step is seen as a reader sees it: act would take them all at once.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    Watcher.tell(isBlock(1), true);
    await waitFor(() => expect(isDrawn(1)).toBe(true));
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    observer.disconnect();
    expect([...new Set(rendered)]).toEqual([
      'Genesis 2 within its height',
      'Genesis 2, Genesis 3 within its height',
      'Genesis 2, Genesis 3, Genesis 4',
    ]);
    expect(block(1)).not.toHaveStyle({ minBlockSize: '1234px' });
  });

  it('stays mounted out of view until it is rendered completely, and is observed again then', async () => {
    renderWithApp(element(await firstText()), { data });
    act(() => Watcher.tell(isEnd, true));
    act(() => Watcher.tell(isBlock(1), false, 1234));
    expect(await screen.findByText(/Words of Gen.2.1\./)).toBeInTheDocument();
    await waitFor(() => expect(isDrawn(1)).toBe(true));
    act(() => Watcher.tell(isBlock(1), false, 1234));
    expect(isDrawn(1)).toBe(false);
  });

  it('does not unmount a block that has the focus', async () => {
    renderWithApp(element(await firstText()), { data });
    screen.getByRole('link', { name: 'Verse 3' }).focus();
    act(() => Watcher.tell(isBlock(0), false, 1234));
    expect(isDrawn(0)).toBe(true);
  });

  it('has few blocks in the DOM however far the reader scrolls', async () => {
    const { container } = renderWithApp(element(await firstText()), { data });
    for (let index = 1; index < 20; index++) {
      await nearEnd();
      await waitFor(() => expect(isDrawn(index)).toBe(true));
      if (index >= 2) act(() => Watcher.tell(isBlock(index - 2), false, 5000));
    }
    expect(asked).toHaveLength(20);
    expect(container.querySelectorAll('*').length).toBeLessThan(1500);
  });
});

const BLOCK_PX = 3000;
/** A window in which all blocks have the same height and start with their verses, one per line. */
function scrollingWindow() {
  const view = { scrolled: 0 };
  const top = (target: Element): number => {
    const around = target.closest('[data-block]');
    if (!around) return -view.scrolled;
    const verse = [...around.querySelectorAll('[data-verse]')].indexOf(target);
    return Number(around.getAttribute('data-block')) * BLOCK_PX - view.scrolled + (verse + 1) * 20;
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return DOMRect.fromRect({ y: top(this), height: this.hasAttribute('data-block') ? BLOCK_PX : 20 });
  });
  jest.spyOn(window, 'scrollBy').mockImplementation((options) => {
    view.scrolled += (options as ScrollToOptions).top ?? 0;
  });
  return view;
}

describe('the position of a reader in a long passage', () => {
  const place = 2 * BLOCK_PX + 500;

  async function openAtPlace() {
    const view = scrollingWindow();
    const page = await openRoute(route, { path: '/bible/passage/:reference', at: '/bible/passage/gen-rev', data });
    for (let index = 1; index < 4; index++) {
      await nearEnd();
      await waitFor(() => expect(isDrawn(index)).toBe(true));
    }
    view.scrolled = place;
    dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { ...page, view };
  }
  afterEach(() => jest.restoreAllMocks());

  it('is restored when they go back: the heights above, and the visible text', async () => {
    const { router, view } = await openAtPlace();
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument();
    view.scrolled = 0;
    await act(() => router.navigate(-1));
    await waitFor(() => expect(isDrawn(2)).toBe(true));
    expect([0, 1, 2, 3].map(isDrawn)).toEqual([false, false, true, false]);
    expect(block(1)).toHaveStyle({ blockSize: `${BLOCK_PX}px` });
    expect(view.scrolled).toBe(place);
  });

  it('is kept in another translation', async () => {
    const { view, where } = await openAtPlace();
    await userEvent.click(screen.getByRole('link', { name: /^WEB/ }));
    expect(await screen.findByRole('link', { name: 'World English Bible' })).toBeInTheDocument();
    expect(where()).toBe('/bible/passage/gen-rev?translation=web');
    await waitFor(() => expect(isDrawn(2)).toBe(true));
    expect([0, 1, 2, 3].map(isDrawn)).toEqual([false, false, true, false]);
    expect(view.scrolled).toBe(place);
  });

  it('is the start when the passage is opened again by a link', async () => {
    const { router, view } = await openAtPlace();
    await act(() => router.navigate('/elsewhere'));
    view.scrolled = 0;
    await act(() => router.navigate('/bible/passage/gen-rev'));
    await waitFor(() => expect(isDrawn(0)).toBe(true));
    expect(block(1)).toBeNull();
    expect(view.scrolled).toBe(0);
  });
});
