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
/** The summary of a reference in an open verse. */
const reference = (name: string, within_ = verse('John 3:16')) => {
  const summary = within(within_)
    .getAllByText((_, element) => element?.tagName === 'SUMMARY' && element.textContent === name)
    .at(0);
  if (!summary) throw new Error(`There is no reference ${name}`);
  return summary;
};
const card = () => document.querySelector('[popover]');

/** Longer than a mouse has to rest until words show, and than it may take from them to their card. */
const REST_MS = 500;
const mouse = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const rest = () => act(() => jest.advanceTimersByTime(REST_MS));
/** From here on timers run only when the test says so. */
const holdTimers = () => jest.useFakeTimers();
afterEach(() => jest.useRealTimers());

describe('the cross-references of verses that an address names', () => {
  it('stand open, by testament and book, each with its words', async () => {
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

  it('have the way to any passage beside their title, which goes on in their translation', async () => {
    const { where } = await open('/bible/cross-references/john/3?v=16&translation=wlc');
    await userEvent.keyboard('g');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to a passage' }));
    expect(dialog.getByRole('heading', { name: 'John' })).toBeInTheDocument();
    await userEvent.keyboard('gen 3{Enter}');
    expect(where()).toBe('/bible/wlc/genesis/3');
  });

  it('open in place, with ways into the reader and to the page of the verse', async () => {
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

  it('show their words to a resting mouse, which may go onto them, and take them away on Escape', async () => {
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

  it('show their words to the focus of the keyboard, and not where they are open', async () => {
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

  it('are those of the verses that there are, in order; the sixth and those after it are closed', async () => {
    await open('/bible/cross-references/john/3?v=12_2-7_99');
    expect(heading()).toHaveTextContent('Cross-references to John 3:2-7, 12');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
    expect(verse('John 3:6')).toHaveAttribute('open');
    expect(verse('John 3:7')).not.toHaveAttribute('open');
  });

  it('say so where there are none', async () => {
    await open(`/bible/cross-references/john/3?v=${VERSES}`);
    expect(screen.getByText('No cross-references are known for this verse.')).toBeInTheDocument();
  });

  it('have the words of the translation that the address names, in its language', async () => {
    await open('/bible/cross-references/john/3?v=16&translation=WLC');
    const hebrew = screen.getByText('עברית');
    expect(hebrew).toHaveAttribute('lang', 'he');
    expect(hebrew).toHaveAttribute('dir', 'rtl');
    expect(reference('Romans 5:8')).toHaveAccessibleDescription('This translation has no words for this verse.');
    expect(screen.getByRole('link', { name: 'Read Romans 5' })).toHaveAttribute('href', '/bible/wlc/romans/5?v=8');
    expect(screen.getByRole('link', { name: 'All verses of John 3' })).toHaveAttribute(
      'href',
      '/bible/cross-references/john/3?translation=wlc',
    );
  });
});

describe('the cross-references of a chapter', () => {
  it('are its verses, closed, with how many each has, and a way to them without JavaScript', async () => {
    await open('/bible/cross-references/john/3');
    expect(heading()).toHaveTextContent('Cross-references to John 3');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(VERSES);
    expect(verse('John 3:16')).not.toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Show the cross-references to John 3:16' })).toHaveAttribute(
      'href',
      '/bible/cross-references/john/3?v=16',
    );
  });

  it('come when a verse is opened', async () => {
    await open('/bible/cross-references/john/3');
    await userEvent.click(summaryOf(verse('John 3:16')));
    expect(await screen.findByRole('heading', { name: 'Old Testament' })).toBeInTheDocument();
    expect(reference('John 1:18')).toHaveAccessibleDescription('Words of John.1.18');
    expect(screen.queryByRole('link', { name: 'Show the cross-references to John 3:16' })).not.toBeInTheDocument();
  });

  it('say where they could not be loaded, and are asked for again', async () => {
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

  it('stand where an address names no verse that there is', async () => {
    await open('/bible/cross-references/john/3?v=0_99');
    expect(heading()).toHaveTextContent('Cross-references to John 3');
  });
});

describe('the page', () => {
  it('says of itself what it is about, and is one page a chapter', async () => {
    const { meta } = await open('/bible/cross-references/psalms/8?v=3-4');
    expect(meta()).toMatchObject({
      metaTitle: 'Cross-references to Psalm 8:3-4',
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

  it('leads to its one address from a book in other letters', async () => {
    const { where } = await open('/bible/cross-references/JOHN/3?v=16');
    expect(where()).toBe('/bible/cross-references/john/3?v=16');
  });

  it.each([
    '/bible/cross-references/john/22',
    '/bible/cross-references/john/0',
    '/bible/cross-references/enoch/1',
    '/bible/cross-references/john/3?translation=nope',
  ])('is not found at %s', async (at) => {
    await open(at);
    expect(heading()).toHaveTextContent('Status 404');
  });

  it('speaks Spanish where the page does', async () => {
    await open('/bible/cross-references/psalms/8?v=3', { language: 'es', translations: es });
    expect(heading()).toHaveTextContent('Referencias cruzadas de Salmo 8:3');
    expect(screen.getByText('Antiguo Testamento')).toBeInTheDocument();
  });

  it('takes its words from the site’s own translation', async () => {
    await open('/bible/cross-references/john/3?v=16', { site: siteWith({ defaultTranslation: 'wlc' }) });
    expect(screen.getByText('עברית')).toBeInTheDocument();
  });

  it.each(['/bible/cross-references/john/3?v=16', '/bible/cross-references/john/3'])(
    'is free of faults that axe knows at %s',
    async (at) => {
      await open(at);
      await runIdle();
      expect(await accessibilityFaults()).toEqual([]);
    },
  );
});
