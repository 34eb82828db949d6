import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, runIdle, siteWith } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './cross-references-page';

const translations = [
  { slug: 'kjv', name: 'King James Version', language: 'en', direction: 'ltr' },
  { slug: 'wlc', name: 'Leningrad Codex', language: 'he', direction: 'rtl' },
];

/** A Bible whose chapters have 20 verses; the last has no cross-references. */
const VERSES = 20;
const leadsTo = ['Gen.22.12', 'Ps.8.3', 'Ps.8.4', 'John.1.14', 'John.1.18', 'Rom.5.8'];
const wordsOf = (osisId: string, translation: unknown) =>
  translation === 'wlc' ? (osisId.startsWith('Gen.') ? 'עברית' : null) : `Words of ${osisId}`;
const numberOf = (osisId: string) => Number(osisId.split('.')[2]);
const referencesOf = (osisId: string, translation: unknown) =>
  numberOf(osisId) === VERSES ? [] : leadsTo.map((to) => ({ osisId: to, text: wordsOf(to, translation) }));

let fails = false;
const data = dataFrom({
  CrossReferencedVerses: ({ chapter, opened, translation }) => {
    const osisIds = Array.from({ length: VERSES }, (_, index) => `${String(chapter)}.${index + 1}`);
    return {
      translations,
      chapter: {
        verses: osisIds.map((osisId) => ({
          verseNumber: numberOf(osisId),
          text: wordsOf(osisId, translation),
          crossReferenceCount: referencesOf(osisId, translation).length,
        })),
      },
      opened: (opened as string[])
        .filter((osisId) => osisIds.includes(osisId))
        .map((osisId) => ({
          verseNumber: numberOf(osisId),
          crossReferences: referencesOf(osisId, translation),
        })),
    };
  },
  VerseReferences: ({ id, translation }) => {
    if (fails) throw new Error('The line is down');
    return { verse: { crossReferences: referencesOf(String(id), translation) } };
  },
});
afterEach(() => (fails = false));

const path = '/bible/cross-references/:book/:chapterNum';
const open = (at: string, app: object = {}) => openRoute(route, { path, at, data, ...app });
const heading = () => screen.getByRole('heading', { level: 1 });
const verse = (name: string) => {
  const details = screen.getByRole('heading', { level: 2, name }).closest('details');
  if (!details) throw new Error(`${name} opens nothing`);
  return details;
};
const summaryOf = (details: Element) => {
  const summary = details.querySelector('summary');
  if (!summary) throw new Error('There is no summary');
  return summary;
};
/** Finds the summary of a reference in an open verse. */
const reference = (name: string, within_ = verse('John 3:16')) => {
  const summary = within(within_)
    .getAllByText((_, element) => element?.tagName === 'SUMMARY' && element.textContent === name)
    .at(0);
  if (!summary) throw new Error(`There is no reference ${name}`);
  return summary;
};
const card = () => document.querySelector('[popover]');

/** Longer than the delay before a preview opens or closes. */
const REST_MS = 500;
const mouse = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const rest = () => act(() => jest.advanceTimersByTime(REST_MS));
/** From here on the test controls the timers. */
const holdTimers = () => jest.useFakeTimers();
afterEach(() => jest.useRealTimers());

describe('the cross-references of verses in the URL', () => {
  it('are open, by testament and book, each with its words', async () => {
    await open('/bible/cross-references/john/3?v=16');
    expect(heading()).toHaveTextContent('Cross-references to John 3:16');
    const opened = verse('John 3:16');
    expect(opened).toHaveAttribute('open');
    expect(summaryOf(opened)).toHaveTextContent('John 3:166 referencesWords of John.3.16');
    const names = within(opened)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['John 3:16', 'Old Testament', 'Genesis', 'Psalms', 'New Testament', 'John', 'Romans']);
    expect(reference('Psalm 8:4')).toHaveAccessibleDescription('Words of Ps.8.4');
  });

  it('have a picker beside their title, which stays in their translation', async () => {
    const { where } = await open('/bible/cross-references/john/3?v=16&translation=wlc');
    await userEvent.keyboard('g');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to a passage' }));
    expect(dialog.getByRole('heading', { name: 'John' })).toBeInTheDocument();
    await userEvent.keyboard('gen 3{Enter}');
    expect(where()).toBe('/bible/wlc/genesis/3');
  });

  it('open in place, with links to the reader and to the page of the verse', async () => {
    await open('/bible/cross-references/john/3?v=16');
    const romans = reference('Romans 5:8');
    await userEvent.click(romans);
    expect(romans.closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Words of Rom.5.8')).toHaveAttribute('lang', 'en');
    const read = screen.getByRole('link', { name: 'Read Romans 5' });
    expect(read).toHaveAttribute('href', '/bible/romans/5?v=8');
    expect(read).toHaveAttribute('data-open-in', 'main');
    const item = within(romans.closest('details') as HTMLElement);
    expect(item.getByRole('link', { name: 'Open verse page' })).toHaveAttribute('href', '/encyclopedia/romans/5/8');
  });

  it('show their words while the mouse rests on them or on the card, and hide them on Escape', async () => {
    await open('/bible/cross-references/john/3?v=16');
    await runIdle();
    holdTimers();
    await mouse.hover(reference('John 1:14'));
    rest();
    expect(card()).toHaveTextContent('John 1:14Words of John.1.14');
    expect(card()).toBeVisible();
    await mouse.hover(card() ?? document.body);
    rest();
    expect(card()).toBeVisible();
    await mouse.keyboard('{Escape}');
    expect(card()).not.toBeVisible();
  });

  it('show their words on keyboard focus, unless they are open', async () => {
    await open('/bible/cross-references/john/3?v=16');
    await runIdle();
    for (const [name, words] of [
      ['Genesis 22:12', 'Words of Gen.22.12'],
      ['Psalm 8:3', 'Words of Ps.8.3'],
    ] as const) {
      while (document.activeElement !== reference(name)) await userEvent.tab();
      expect(card()).toHaveTextContent(words);
      expect(card()).toBeVisible();
    }
    await userEvent.click(reference('Psalm 8:3'));
    expect(card()).not.toBeVisible();
    holdTimers();
    await mouse.hover(reference('Psalm 8:3'));
    rest();
    expect(card()).not.toBeVisible();
  });

  it('are those of existing verses, in order; the sixth and the following ones are closed', async () => {
    await open('/bible/cross-references/john/3?v=12_2-7_99');
    expect(heading()).toHaveTextContent('Cross-references to John 3:2–7, 12');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
    expect(verse('John 3:6')).toHaveAttribute('open');
    expect(verse('John 3:7')).not.toHaveAttribute('open');
  });

  it('say so if the verse has no cross-references', async () => {
    await open(`/bible/cross-references/john/3?v=${VERSES}`);
    expect(screen.getByText('No cross-references are known for this verse.')).toBeInTheDocument();
  });

  it('have the words of the translation in the URL, in its language', async () => {
    await open('/bible/cross-references/john/3?v=16&translation=WLC');
    const hebrew = screen.getByText('עברית');
    expect(hebrew).toHaveAttribute('lang', 'he');
    expect(hebrew).toHaveAttribute('dir', 'rtl');
    expect(reference('Romans 5:8')).toHaveAccessibleDescription('This translation does not have this verse.');
    expect(screen.getByRole('link', { name: 'Read Romans 5' })).toHaveAttribute('href', '/bible/wlc/romans/5?v=8');
    expect(screen.getByRole('link', { name: 'All verses of John 3' })).toHaveAttribute(
      'href',
      '/bible/cross-references/john/3?translation=wlc',
    );
  });
});

describe('the cross-references of a chapter', () => {
  it('are its verses, closed, with the number of references and a link without JavaScript', async () => {
    await open('/bible/cross-references/john/3');
    expect(heading()).toHaveTextContent('Cross-references to John 3');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(VERSES);
    expect(verse('John 3:16')).not.toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Show the cross-references to John 3:16' })).toHaveAttribute(
      'href',
      '/bible/cross-references/john/3?v=16',
    );
  });

  it('are loaded when a verse is opened', async () => {
    await open('/bible/cross-references/john/3');
    await userEvent.click(summaryOf(verse('John 3:16')));
    expect(await screen.findByRole('heading', { name: 'Old Testament' })).toBeInTheDocument();
    expect(reference('John 1:18')).toHaveAccessibleDescription('Words of John.1.18');
    expect(screen.queryByRole('link', { name: 'Show the cross-references to John 3:16' })).not.toBeInTheDocument();
  });

  it('show an error if loading fails, and can be retried', async () => {
    const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fails = true;
    await open('/bible/cross-references/john/3');
    await userEvent.click(summaryOf(verse('John 3:16')));
    expect(await screen.findByRole('alert')).toHaveTextContent('The cross-references could not be loaded.');
    expect(failures).toHaveBeenCalledTimes(1);
    failures.mockRestore();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'New Testament' })).toBeInTheDocument();
    expect(summaryOf(verse('John 3:16'))).toHaveFocus();
  });

  it('are shown if the URL names no existing verse', async () => {
    await open('/bible/cross-references/john/3?v=0_99');
    expect(heading()).toHaveTextContent('Cross-references to John 3');
  });
});

describe('the page', () => {
  it('has a title with its verses, and one canonical path for each chapter', async () => {
    const { meta } = await open('/bible/cross-references/psalms/8?v=3-4');
    expect(meta()).toMatchObject({
      metaTitle: 'Cross-references to Psalm 8:3–4',
      canonicalPath: '/bible/cross-references/psalms/8',
    });
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual([
      'Home',
      'Bible',
      'Psalms',
      'Psalm 8',
      'Cross-references to Psalm 8',
    ]);
  });

  it('redirects another letter case to the canonical path', async () => {
    const { where } = await open('/bible/cross-references/JOHN/3?v=16');
    expect(where()).toBe('/bible/cross-references/john/3?v=16');
  });

  it.each([
    '/bible/cross-references/john/22',
    '/bible/cross-references/john/0',
    '/bible/cross-references/enoch/1',
    '/bible/cross-references/john/3?translation=nope',
  ])('responds with 404 at %s', async (at) => {
    await open(at);
    expect(heading()).toHaveTextContent('Status 404');
  });

  it('is in Spanish on a Spanish page', async () => {
    await open('/bible/cross-references/psalms/8?v=3', { language: 'es', translations: es });
    expect(heading()).toHaveTextContent('Referencias cruzadas de Salmo 8:3');
    expect(screen.getByText('Antiguo Testamento')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'King James Version' }).parentElement).toHaveTextContent(/inglés$/);
  });

  it('takes its words from the site’s default translation', async () => {
    await open('/bible/cross-references/john/3?v=16', { site: siteWith({ defaultTranslation: 'wlc' }) });
    expect(screen.getByText('עברית')).toBeInTheDocument();
  });

  describe('for a reader who prefers another translation', () => {
    beforeEach(() => {
      localStorage.clear();
      localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ translationId: 'wlc' }));
    });

    it('takes its words from that after the server sent the site’s default one', async () => {
      await open('/bible/cross-references/john/3?v=16');
      await runIdle();
      expect(await screen.findByText('עברית')).toBeInTheDocument();
    });

    it('keeps to the translation that its URL names', async () => {
      const { where } = await open('/bible/cross-references/john/3?v=16&translation=kjv');
      await runIdle();
      expect(where()).toBe('/bible/cross-references/john/3?v=16&translation=kjv');
      expect(screen.queryByText('עברית')).not.toBeInTheDocument();
    });
  });

  it.each(['/bible/cross-references/john/3?v=16', '/bible/cross-references/john/3'])(
    'has no accessibility faults',
    async (at) => {
      await open(at);
      await runIdle();
      expect(await accessibilityFaults()).toEqual([]);
    },
  );
});
