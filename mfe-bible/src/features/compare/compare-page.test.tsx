import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, runIdle, siteWith } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { es } from '../../texts/es';
import { route } from './compare-page';

const translations = [
  { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
  { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
  { slug: 'ylt', name: 'Young’s Literal Translation', shortName: 'YLT' },
  { slug: 'wlc', name: 'Westminster Leningrad Codex', shortName: 'WLC' },
];

const drawings: Readonly<Record<string, string>> = {
  'kjv Gen.1': '¶ {1} In the beginning God created. {2} And darkness [was] upon the deep. {3} And God spoke.',
  'web Gen.1': '¶ {1} In the beginning, God made. {2} Darkness was on the deep. {3} And God spoke.',
  'ylt Gen.1': '¶ {1} In the beginning of God’s preparing. {2} Darkness. {3} And God saith.',
  'wlc Gen.1': '¶ {1} בראשית {2} והארץ {3} ויאמר',
  'kjv Gen.2': '¶ {1} Thus the heavens.',
  'web Gen.2': '¶ {1} The heavens.',
  'kjv Luke.17': '¶ {35} One is taken. {36} Two men. {37} Where, Lord?',
  'web Luke.17': '¶ {35} One is taken. {-36}{37} Where, Lord?',
  'kjv Acts.8': '¶ {36} See. *a{37} And Philip said.\na: Few have verse 37. // Pocos tienen el versículo 37.',
  'web Acts.8': '¶ {36} See. {-37 edition}*a\na: This leaves out verse 37. // Esta omite el versículo 37.',
};

const data = dataFrom({
  Chapter: ({ osisIds, translation: slug }) => ({
    translations,
    chapters: (osisIds as string[]).map((osisId) => {
      const drawing = drawings[`${String(slug)} ${osisId}`];
      const translation = translations.find((candidate) => candidate.slug === slug);
      const hebrew = slug === 'wlc';
      const terms = {
        language: hebrew ? 'he' : 'en',
        direction: hebrew ? 'rtl' : 'ltr',
        licence: 'In the public domain.',
      };
      return {
        osisId,
        translations: drawing ? [{ ...drawChapter(osisId, drawing), translation: { ...translation, ...terms } }] : [],
      };
    }),
  }),
});

beforeAll(() => {
  // The reader's preferences come from the site, because nobody is signed in.
  Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('{"user":null}')) });
});

const path = '/bible/compare/:book/:chapterNum';
const open = (at: string, site = siteWith()) => openRoute(route, { path, at, data, site });
const two = '/bible/compare/genesis/1?translations=kjv,web';
const heading = () => screen.getByRole('heading', { level: 1 });
const row = (verse: number) => screen.getByRole('row', { name: new RegExp(`^Verse ${verse} `) });
const cells = (verse: number) => within(row(verse)).getAllByRole('cell');
const columns = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const markedIn = (element: HTMLElement | undefined) =>
  [...(element?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
const choice = (name: string) =>
  within(screen.getByText(name, { selector: 'summary' }).closest('details') as HTMLElement);

describe('a chapter in several translations', () => {
  it('explains above its verses how to mark them, and has a picker', async () => {
    await open(two);
    const hint = screen.getByText(/to mark it/);
    expect(hint.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.querySelector('header [data-picker]')).toHaveAttribute('href', '/bible');
  });

  it('has a row for each verse and a column for each translation', async () => {
    await open('/bible/compare/genesis/1?translations=kjv,web,ylt');
    expect(heading()).toHaveTextContent('Compare Genesis 1');
    expect(columns()).toEqual([
      'Verse',
      'KJV King James Version',
      'WEB World English Bible',
      'YLT Young’s Literal Translation',
    ]);
    expect(cells(2).map((cell) => cell.textContent)).toEqual([
      'And darkness was upon the deep. ',
      'Darkness was on the deep. ',
      'Darkness. ',
    ]);
    expect(screen.getByText('was', { selector: 'i' })).toBeInTheDocument();
  });

  it('links the number of a verse to its page', async () => {
    const { where } = await open(two);
    const number = screen.getByRole('link', { name: 'Verse 2' });
    expect(within(row(2)).getByRole('rowheader')).toContainElement(number);
    await userEvent.click(number);
    expect(where()).toBe('/encyclopedia/genesis/1/2');
  });

  it('has cells in their own language and direction', async () => {
    await open('/bible/compare/genesis/1?translations=kjv,wlc');
    const [english, hebrew] = cells(1);
    expect(english).toHaveAttribute('lang', 'en');
    expect(hebrew).toHaveAttribute('lang', 'he');
    expect(hebrew).toHaveAttribute('dir', 'rtl');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('says if a text omits a verse that another has', async () => {
    await open('/bible/compare/luke/17?translations=kjv,web');
    expect(cells(36).map((cell) => cell.textContent)).toEqual(['Two men. ', '[This verse is not in our copy.]']);
  });

  it('has the site’s notes on a disputed verse in each column, and says why one omits it', async () => {
    await open('/bible/compare/acts/8?translations=kjv,web');
    const [has, omits] = cells(37).map((cell) => cell.textContent);
    expect(has).toBe('And Philip said.Our note: Few have verse 37.');
    expect(omits).toBe('[This edition leaves the verse out.]Our note: This leaves out verse 37.');
  });

  it('says which translation has no text for it, and shows the others', async () => {
    await open('/bible/compare/luke/17?translations=kjv,wlc,web');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The translation WLC does not support the Bible reference Luke 17',
    );
    expect(columns()).toEqual(['Verse', 'KJV King James Version', 'WEB World English Bible']);
  });

  it('has no table if none of them has a text', async () => {
    await open('/bible/compare/genesis/3?translations=kjv,web');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('links to the neighbouring chapters in the same translations, and to the reader in the first', async () => {
    await open('/bible/compare/genesis/2?translations=web,kjv');
    expect(screen.getByRole('link', { name: 'Next chapter Genesis 3' })).toHaveAttribute(
      'href',
      '/bible/compare/genesis/3?translations=web,kjv',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Previous chapter Genesis 1' }));
    expect(await screen.findByText(/God made/)).toBeInTheDocument();
    expect(columns()).toEqual(['Verse', 'WEB World English Bible', 'KJV King James Version']);
    expect(screen.getByRole('link', { name: 'Read this chapter' })).toHaveAttribute('href', '/bible/web/genesis/1');
  });

  it('has no accessibility faults', async () => {
    await open('/bible/compare/genesis/1?translations=kjv,web,wlc&v=2');
    await runIdle();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has everything around its texts in Spanish on a Spanish page', async () => {
    const { meta } = await openRoute(route, { path, at: two, data, language: 'es', translations: es });
    expect(heading()).toHaveTextContent('Comparar Génesis 1');
    expect(screen.getByRole('link', { name: 'Versículo 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Intercambiar KJV y WEB' })).toBeInTheDocument();
    expect(meta()?.metaTitle).toBe('Génesis 1 (KJV, WEB)');
  });

  it('names the language of each column that is not in the language of the page', async () => {
    const at = '/bible/compare/genesis/1?translations=kjv,wlc';
    const { unmount } = await openRoute(route, { path, at, data, language: 'es', translations: es });
    const names = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names().slice(1)).toEqual(['KJV King James Versioninglés', 'WLC Westminster Leningrad Codexhebreo']);
    // A phone has no heads of columns.
    expect(screen.getByText('KJV: inglés · WLC: hebreo')).toHaveAttribute('aria-hidden', 'true');
    unmount();
    await openRoute(route, { path, at, data });
    expect(names().slice(1)).toEqual(['KJV King James Version', 'WLC Westminster Leningrad CodexHebrew']);
  });
});

describe('the columns', () => {
  it('take another translation, and the focus stays on their button', async () => {
    const { where } = await open(two);
    await userEvent.click(screen.getByText('WEB', { selector: 'summary' }));
    await userEvent.click(choice('WEB').getByRole('link', { name: /^YLT/ }));
    expect(await screen.findByText(/preparing/)).toBeInTheDocument();
    expect(where()).toBe('/bible/compare/genesis/1?translations=kjv,ylt');
    expect(screen.getByText('YLT', { selector: 'summary' })).toHaveFocus();
    expect(screen.getByText('YLT', { selector: 'summary' }).closest('details')).not.toHaveAttribute('open');
  });

  it('swap, by a link between them or by choosing a translation of another column', async () => {
    await open(two);
    expect(screen.getByRole('link', { name: 'Swap KJV and WEB' })).toHaveAttribute(
      'href',
      '/bible/compare/genesis/1?translations=web,kjv',
    );
    expect(choice('KJV').getByRole('link', { name: /^WEB .* swaps$/ })).toHaveAttribute(
      'href',
      '/bible/compare/genesis/1?translations=web,kjv',
    );
  });

  it('are added up to four and removed down to two, and selected verses stay selected', async () => {
    await open(`${two}&v=2`);
    expect(screen.queryByRole('link', { name: /^Remove/ })).not.toBeInTheDocument();
    await userEvent.click(choice('Add a translation').getByRole('link', { name: /^YLT/ }));
    expect(await screen.findByText(/preparing/)).toBeInTheDocument();
    await userEvent.click(choice('Add a translation').getByRole('link', { name: /^WLC/ }));
    expect(await screen.findByText(/בראשית/)).toBeInTheDocument();
    expect(screen.queryByText('Add a translation')).not.toBeInTheDocument();
    expect(choice('KJV').getByRole('link', { name: 'Remove KJV' })).toHaveAttribute(
      'href',
      '/bible/compare/genesis/1?translations=web,ylt,wlc&v=2',
    );
  });

  it('have lists that close on Escape and on a click elsewhere', async () => {
    await open(two);
    const list = () => screen.getByText('KJV', { selector: 'summary' }).closest('details');
    await userEvent.click(screen.getByText('KJV', { selector: 'summary' }));
    expect(list()).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    expect(list()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('KJV', { selector: 'summary' }));
    await userEvent.click(heading());
    expect(list()).not.toHaveAttribute('open');
  });
});

describe('differences', () => {
  it('are marked in the columns after the first when the page is idle', async () => {
    await open(two);
    expect(markedIn(row(1))).toEqual([]);
    await runIdle();
    expect(markedIn(cells(1)[0])).toEqual([]);
    expect(markedIn(cells(1)[1])).toEqual(['made']);
    expect(markedIn(cells(2)[1])).toEqual(['on']);
    expect(markedIn(cells(3)[1])).toEqual([]);
  });

  it('are only marked between English texts', async () => {
    await open('/bible/compare/genesis/1?translations=kjv,wlc,web');
    await runIdle();
    expect(cells(1).map(markedIn)).toEqual([[], [], ['made']]);
  });

  it('are not searched while they are turned off, and the choice is remembered', async () => {
    const { store, unmount } = await open(two);
    await userEvent.click(screen.getByRole('switch', { name: 'Mark differences' }));
    expect(screen.getByRole('table')).not.toHaveAttribute('data-differences');
    unmount();
    await openRoute(route, { path, at: two, data, store });
    expect(screen.getByRole('switch')).not.toBeChecked();
    await runIdle();
    expect(markedIn(row(1))).toEqual([]);
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByRole('table')).toHaveAttribute('data-differences');
    await runIdle();
    expect(markedIn(row(1))).toEqual(['made']);
  });

  it('are found again for other columns', async () => {
    await open(two);
    await runIdle();
    await userEvent.click(screen.getByRole('link', { name: 'Swap KJV and WEB' }));
    await screen.findByRole('link', { name: 'Swap WEB and KJV' });
    await runIdle();
    expect(markedIn(cells(1)[1])).toEqual(['created']);
  });
});

describe('verses of a comparison', () => {
  it('are selected by the URL, by a click on their words, and by the space bar on their number', async () => {
    const { where } = await open(`${two}&v=2`);
    const number = (verse: number) => screen.getByRole('link', { name: `Verse ${verse}` });
    expect(number(2)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByText(/God made/));
    expect(number(1)).toHaveAttribute('aria-current', 'true');
    expect(where()).toBe(`${two}&v=1-2`.replace(',', '%2C'));
    act(() => number(2).focus());
    await userEvent.keyboard(' ');
    expect(number(2)).not.toHaveAttribute('aria-current');
    expect(number(2)).toHaveFocus();
    expect(where()).toBe(`${two}&v=1`.replace(',', '%2C'));
    expect(screen.getByRole('link', { name: 'Read this chapter' })).toHaveAttribute('href', '/bible/genesis/1?v=1');
  });

  it('are not selected by a double click, which selects a word', async () => {
    const { where } = await open(two);
    await userEvent.dblClick(screen.getByText(/God made/));
    expect(where().endsWith('web')).toBe(true);
  });

  it('are not selected by selecting their words, nor by the double click that clears that', async () => {
    const { where } = await open(two);
    const words = screen.getByText(/God made/);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: words, offset: 0 },
      { target: words, offset: 8 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(document.getSelection()?.toString()).not.toBe('');
    await userEvent.dblClick(words);
    expect(where().endsWith('web')).toBe(true);
  });

  it('link their numbers to their pages', async () => {
    const { where } = await open(two);
    await userEvent.click(screen.getByRole('link', { name: 'Verse 2' }));
    expect(where()).toBe('/encyclopedia/genesis/1/2');
  });
});

describe('the path of a comparison', () => {
  it.each([
    ['/bible/compare/genesis/1', two],
    ['/bible/compare/Genesis/1?translations=KJV,Web', two],
    ['/bible/compare/genesis/1?translations=kjv,kjv,xyz,web', two],
    ['/bible/compare/genesis/1?translations=web', '/bible/compare/genesis/1?translations=web,kjv'],
    ['/bible/compare/genesis/1?v=2&translations=xyz', `${two}&v=2`],
    ['/bible/compare/genesis/1?translations=kjv%2Cweb', '/bible/compare/genesis/1?translations=kjv%2Cweb'],
  ])('%s redirects to %s', async (at, target) => {
    const { where } = await open(at);
    expect(where()).toBe(target);
    expect(heading()).toHaveTextContent('Compare Genesis 1');
  });

  it('is completed with the site’s default translation', async () => {
    const { where } = await open('/bible/compare/genesis/1', siteWith({ defaultTranslation: 'ylt' }));
    expect(where()).toBe('/bible/compare/genesis/1?translations=ylt,kjv');
  });

  it.each(['/bible/compare/genesis/51', '/bible/compare/genesis/01', '/bible/compare/enoch/1'])(
    '%s responds with 404',
    async (at) => {
      await open(at);
      expect(heading()).toHaveTextContent('Status 404');
    },
  );

  it('is not canonical: the chapter’s own path is', async () => {
    const { meta } = await open(`${two}&v=2-3`);
    expect(meta()).toMatchObject({
      metaTitle: 'Genesis 1:2–3 (KJV, WEB)',
      description: 'Genesis 1 verse by verse in King James Version, World English Bible.',
      canonicalPath: '/bible/genesis/1',
    });
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual([
      'Home',
      'Bible',
      'Genesis',
      'Compare Genesis 1',
    ]);
  });
});
