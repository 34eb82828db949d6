import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataClient } from '@manna/shared/contracts';
import { parseChapterOsisId } from '@manna/shared/domain';
import { verseCount } from '@manna/shared/domain/references';
import { preferencesState } from '@manna/shared/runtime';
import { accessibilityFaults, dataFrom, openRoute, runIdle, siteWith } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { es } from '../../texts/es';
import { route } from './passage-page';

const translations = [
  { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
  { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
  { slug: 'wlc', name: 'Westminster Leningrad Codex', shortName: 'WLC' },
];

/** A chapter whose verses contain their own reference, with a note on the first. */
function chapterOf(osisId: string) {
  const ref = parseChapterOsisId(osisId);
  if (!ref) throw new Error(`${osisId} is no chapter`);
  const verses = Array.from(
    { length: verseCount(ref.book.usfmId, ref.chapter) },
    (_, index) => `{${index + 1}} ${index === 0 ? '*a ' : ''}Words of ${osisId}.${index + 1}. `,
  );
  return drawChapter(osisId, `¶ ${verses.join('')}\na: note on ${osisId}`);
}

const asked: string[][] = [];
const data = dataFrom({
  Passage: ({ osisIds, translation: slug }) => {
    asked.push(osisIds as string[]);
    const terms = {
      language: slug === 'wlc' ? 'he' : 'en',
      direction: slug === 'wlc' ? 'rtl' : 'ltr',
      licence: 'Free.',
    };
    const translation = { ...translations.find((candidate) => candidate.slug === slug), ...terms };
    return {
      translations,
      chapters: (osisIds as string[]).map((osisId) => {
        const hasText = slug === 'kjv' || parseChapterOsisId(osisId)?.book.testament === 'old';
        return { osisId, translations: hasText ? [{ ...chapterOf(osisId), translation }] : [] };
      }),
    };
  },
});

const path = '/bible/passage/:reference';
const open = (at: string, client: DataClient = data) =>
  openRoute(route, { path, at: `/bible/passage/${at}`, data: client });
const heading = () => screen.getByRole('heading', { level: 1 });
/** Finds a menu of the head by the name of its button. */
const menu = (name: string) => {
  const found = [...document.querySelectorAll('details')].find((details) =>
    details.querySelector('summary')?.textContent.endsWith(name),
  );
  if (!found) throw new Error(`There is no menu ${name}`);
  return found;
};
const chapters = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const answering = (chaptersOf: (osisIds: string[]) => unknown[]) =>
  dataFrom({ Passage: ({ osisIds }) => ({ translations, chapters: chaptersOf(osisIds as string[]) }) });

/** From now on, the browser asks sites to load little. */
const savingData = () => Object.assign(navigator, { connection: { saveData: true } });
/** The names of the chapters that are loaded. */
const loaded = () => chapters().length;

beforeEach(() => {
  asked.length = 0;
  history.replaceState(null, '');
  Reflect.deleteProperty(navigator, 'connection');
});

it('names the language of the text on a page in another language', async () => {
  await openRoute(route, { path, at: '/bible/passage/psa1', data, language: 'es' });
  expect(screen.getByRole('heading', { level: 1 }).closest('header')).toHaveTextContent(/inglés/);
});

describe('a passage', () => {
  it('shows its chapters one below the other, each below a name that links to it', async () => {
    await open('psa1_psa2v11-12');
    expect(heading()).toHaveTextContent('Psalm 1; Psalm 2:11–12');
    expect(chapters()).toEqual(['Psalm 1', 'Psalm 2:11–12']);
    expect(screen.getByRole('link', { name: 'Psalm 1' })).toHaveAttribute('href', '/bible/psalms/1');
    expect(screen.getByRole('link', { name: 'Psalm 2:11–12' })).toHaveAttribute('href', '/bible/psalms/2?v=11-12');
  });

  it('shows exactly the verses that it names, each with a link to it in the chapter', async () => {
    await open('gen1v30-2v2');
    expect(screen.getByText(/Words of Gen.1.30/)).toBeInTheDocument();
    expect(screen.getByText(/Words of Gen.2.2/)).toBeInTheDocument();
    expect(screen.queryByText(/Words of Gen.1.29/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Words of Gen.2.3/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verse 31' })).toHaveAttribute('href', '/bible/genesis/1?v=31');
  });

  it('has notes of every chapter, each linked from its own letter', async () => {
    await open('psa1-2');
    const letters = screen.getAllByRole('doc-noteref', { name: 'Note a' });
    expect(letters).toHaveLength(2);
    const notes = letters.map((letter) => document.querySelector(letter.getAttribute('href') ?? '')?.textContent);
    expect(notes[0]).toContain('note on Ps.1');
    expect(notes[1]).toContain('note on Ps.2');
    expect(screen.getByRole('list', { name: 'Notes on Psalm 2' })).toBeInTheDocument();
  });

  it('loads only its first block, and links to the rest without JavaScript', async () => {
    await open('gen1-5');
    expect(asked).toEqual([['Gen.1']]);
    expect(screen.getByRole('link', { name: 'More Genesis 2–5' })).toHaveAttribute('href', '/bible/passage/gen2-5');
  });

  it('loads the next block on a click and focuses its start, up to the last block', async () => {
    savingData();
    const { where } = await open('gen1-5');
    await userEvent.click(screen.getByRole('link', { name: /^More/ }));
    await runIdle();
    expect(screen.getByText(/Words of Gen.4.26/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Genesis 2' })).toHaveFocus();
    expect(asked).toEqual([['Gen.1'], ['Gen.2', 'Gen.3', 'Gen.4']]);
    await userEvent.click(await screen.findByRole('link', { name: 'More Genesis 5' }));
    await runIdle();
    expect(screen.getByText(/Words of Gen.5.32/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^More/ })).not.toBeInTheDocument();
    expect(where()).toBe('/bible/passage/gen1-5');
  });

  it('links to the same passage in other translations', async () => {
    const { where } = await open('psa1-2');
    const choice = within(screen.getByRole('navigation', { name: 'Translation' }));
    expect(choice.getByRole('link', { name: /^KJV/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(choice.getByText('KJV', { selector: 'summary' }));
    await userEvent.click(choice.getByRole('link', { name: /^WLC/ }));
    expect(await screen.findByRole('link', { name: 'Westminster Leningrad Codex' })).toBeInTheDocument();
    expect(where()).toBe('/bible/passage/psa1-2?translation=wlc');
    expect(screen.getByText(/Words of Ps.1.1/).closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(choice.getByRole('link', { name: /^KJV/ })).toHaveAttribute('href', '/bible/passage/psa1-2');
    expect(menu('Translation: WLC')).not.toHaveAttribute('open');
  });

  it('has the menus of a chapter, one open at a time, which close on Escape and on a click elsewhere', async () => {
    await open('psa1-2');
    await userEvent.click(within(menu('Translation: KJV')).getByText('KJV', { selector: 'summary' }));
    expect(menu('Translation: KJV')).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    expect(menu('Translation: KJV')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Aa'));
    expect(menu('Reading options')).toHaveAttribute('open');
    expect(await screen.findByRole('radio', { name: 'Long' })).toBeInTheDocument();
    await userEvent.click(heading());
    expect(menu('Reading options')).not.toHaveAttribute('open');
  });

  it('follows the reader’s reading options', async () => {
    const { store } = await open('psa1-2');
    await userEvent.click(screen.getByText('Aa'));
    await userEvent.click(await screen.findByRole('radio', { name: 'One per line' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Long' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Verse numbers' }));
    expect(store.getState().userState[preferencesState.key]).toMatchObject({
      verses: 'lines',
      measure: 'wide',
      verseNumbers: 'hidden',
    });
  });

  it('has a picker that starts with its book and stays in its translation', async () => {
    const { where } = await open('psa1-2?translation=wlc');
    await userEvent.keyboard('g');
    expect(await screen.findByRole('heading', { name: 'Psalms' })).toBeInTheDocument();
    await userEvent.keyboard('gen 3{Enter}');
    expect(where()).toBe('/bible/wlc/genesis/3');
  });

  it('does not prerender the next page', async () => {
    const { prefetched } = await open('gen-rev');
    await runIdle();
    expect(prefetched).toEqual([]);
  });

  it('has no accessibility faults', async () => {
    await open('psa1-2_gen1v1');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has a title, a canonical path and a description from its first verse', async () => {
    const { meta } = await open('mat5-7_psa1');
    expect(meta()).toMatchObject({
      metaTitle: 'Matthew 5–7; Psalm 1 (KJV)',
      description: 'Words of Matt.5.1.',
      canonicalPath: '/bible/passage/mat5-7_psa1',
    });
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual(['Home', 'Bible', 'Matthew 5–7; Psalm 1']);
  });

  it('of one chapter has the chapter’s path as canonical', async () => {
    const { meta } = await open('gen2');
    expect(meta()?.canonicalPath).toBe('/bible/genesis/2');
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual(['Home', 'Bible', 'Genesis', 'Genesis 2']);
  });

  it.each([
    ['jhn3v16-18', '/bible/john/3?v=16-18'],
    ['jhn3v16', '/bible/john/3?v=16'],
    ['mat5-7_psa1', undefined],
    ['gen2', undefined],
  ])('says what other sites may show of it: %s', async (segment, embed) => {
    const { meta } = await open(segment);
    expect(meta()?.embed).toBe(embed);
  });

  it('has its name and everything around its text in Spanish on a Spanish page', async () => {
    await openRoute(route, { path, at: '/bible/passage/psa1_gen1', data, language: 'es', translations: es });
    expect(heading()).toHaveTextContent('Salmo 1; Génesis 1');
    expect(screen.getByRole('link', { name: 'Salmo 1' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Versículo 6' })).toHaveLength(2);
  });
});

describe('the path of a passage', () => {
  it.each([
    ['MAT5-7', '/bible/passage/mat5-7'],
    ['gen1,3', '/bible/passage/gen1_gen3'],
    ['gen1-3?translation=KJV', '/bible/passage/gen1-3?translation=kjv'],
    ['gen1-3?translation=WLC&layout=side-left', '/bible/passage/gen1-3?translation=wlc&layout=side-left'],
  ])('%s redirects to %s', async (at, target) => {
    const { where } = await open(at);
    expect(where()).toBe(target);
  });

  it('shows the site’s default translation if it names none', async () => {
    await openRoute(route, { path, at: '/bible/passage/psa1', data, site: siteWith({ defaultTranslation: 'wlc' }) });
    expect(screen.getByRole('link', { name: /^WLC/ })).toHaveAttribute('aria-current', 'true');
  });

  it.each(['zzz1', 'gen1v0', 'gen1?translation=xyz'])('%s responds with 404', async (at) => {
    await open(at);
    expect(heading()).toHaveTextContent('Status 404');
  });

  it.each([
    ['gen1,', ',', 'Genesis 1,'],
    ['gen1-', '-', 'Genesis 1-'],
  ])('%s is explained, and has a link to the reference before its last sign', async (at, sign, name) => {
    await open(at);
    expect(heading()).toHaveTextContent(name);
    expect(screen.getByRole('alert')).toHaveTextContent(`The reference ends with “${sign}”`);
    expect(screen.getByRole('link', { name: 'Genesis 1' })).toHaveAttribute('href', '/bible/passage/gen1');
  });

  it('explains an invalid reference in the language of the page', async () => {
    await openRoute(route, { path, at: '/bible/passage/gen1-60', data, language: 'es', translations: es });
    expect(screen.getByRole('alert')).toHaveTextContent('Génesis solo tiene 50 capítulos');
  });

  it('explains an invalid reference, and links to a suggestion', async () => {
    await open('gen1-60');
    expect(heading()).toHaveTextContent('Genesis 1–60');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid Bible Reference: Genesis 1–60');
    expect(screen.getByRole('alert')).toHaveTextContent('Genesis has only 50 chapters');
    expect(screen.getByRole('link', { name: 'Genesis' })).toHaveAttribute('href', '/bible/passage/gen');
    expect(screen.getByRole('button', { name: 'Go to a passage' })).toBeInTheDocument();
    expect(screen.queryByText('Aa')).not.toBeInTheDocument();
  });
});

describe('a translation written behind the reference of a URL', () => {
  it.each([
    ['Genesis 1:3 WEB', '/bible/passage/gen1v3?translation=web'],
    ['gen 1-3 (KJV)', '/bible/passage/gen1-3?translation=kjv'],
    ['gen 60 WEB', '/bible/passage/gen%2060%20WEB?translation=web'],
  ])('is opened: %s leads to %s', async (at, target) => {
    const { where } = await open(encodeURIComponent(at));
    expect(where()).toBe(target);
  });

  it('gives way to the translation that the query names', async () => {
    const { where } = await open(`${encodeURIComponent('Genesis 1:3 WEB')}?translation=kjv`);
    expect(where()).toBe('/bible/passage/gen1v3?translation=kjv');
  });

  it('is answered with a link to the passage in the reader’s own when the site does not have it', async () => {
    const { meta } = await open(encodeURIComponent('Genesis 1:3 NIV'));
    expect(heading()).toHaveTextContent('Genesis 1:3');
    expect(screen.getByRole('alert')).toHaveTextContent('This site does not have the translation NIV.');
    const link = screen.getByRole('link', { name: 'Genesis 1:3 (KJV)' });
    expect(link).toHaveAttribute('href', '/bible/passage/gen1v3');
    expect(meta()).toMatchObject({ status: 404, noindex: true });
    expect(screen.queryByText(/Words of/)).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is opened by Spanish names on a Spanish page', async () => {
    const at = `/bible/passage/${encodeURIComponent('Éxodo 3:14 WEB')}`;
    const { where } = await openRoute(route, { path, at, data, language: 'es', translations: es });
    expect(where()).toBe('/bible/passage/exo3v14?translation=web');
  });

  it('is answered in Spanish on a Spanish page', async () => {
    const at = `/bible/passage/${encodeURIComponent('Éxodo 3:14 NVI')}`;
    await openRoute(route, { path, at, data, language: 'es', translations: es });
    expect(screen.getByRole('alert')).toHaveTextContent('Este sitio no tiene la traducción NVI.');
    expect(screen.getByRole('link', { name: 'Éxodo 3:14 (KJV)' })).toBeInTheDocument();
  });
});

describe('a passage without its text', () => {
  it('says which chapters the translation does not have, and shows the others', async () => {
    await open('mal4_mat1-3?translation=wlc');
    expect(screen.getByText(/Words of Mal.4.1/)).toBeInTheDocument();
    const refusal = 'The translation WLC does not support the Bible reference';
    expect(screen.getByRole('alert')).toHaveTextContent(`${refusal} Matthew 1`);
    await userEvent.click(screen.getByRole('link', { name: /^More/ }));
    expect(await screen.findByText(`${refusal} Matthew 2–3`)).toBeInTheDocument();
  });

  it.each([
    ['Invalid Bible Reference: Psalms 1–2', () => []],
    [
      'Failed to fetch Bible text for all chapters',
      (ids: string[]) => ids.slice(1).map((osisId) => ({ osisId, translations: [] })),
    ],
    ['Mismatched chapter text', (ids: string[]) => ids.map(() => ({ osisId: 'Gen.1', translations: [] }))],
  ])('says: %s', async (message, chaptersOf) => {
    await open('psa1-2', answering(chaptersOf));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('says if the chapter does not have the verse', async () => {
    const terms = { ...translations[0], language: 'en', direction: 'ltr', licence: 'Free.' };
    const short = { ...drawChapter('Ps.1', '¶ {1} Blessed.'), translation: terms };
    await open(
      'psa1v6',
      answering(() => [{ osisId: 'Ps.1', translations: [short] }]),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Verse not found.');
  });

  it('shows an error for a block that failed to load, and retries on demand', async () => {
    const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const flaky: DataClient = {
      query: (document, variables) =>
        isDown && asked.length > 0 ? Promise.reject(new Error('down')) : data.query(document, variables),
    };
    await open('gen1-3', flaky);
    await userEvent.click(screen.getByRole('link', { name: /^More/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch Bible text for all chapters');
    expect(failures).toHaveBeenCalledWith('Failure in passage', expect.any(Error));
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Words of Gen.3.24/)).toBeInTheDocument();
    failures.mockRestore();
  });
});

describe('all of a passage', () => {
  const print = jest.fn();
  beforeEach(() => {
    print.mockReset();
    Object.assign(globalThis, { print });
  });
  const openStudy = async () => {
    await runIdle();
    await userEvent.click(within(menu('Study')).getByText('Study'));
  };

  it('is loaded when the page is idle if it has at most 400 verses, and nothing is offered then', async () => {
    await open('psa1-20');
    await runIdle();
    await waitFor(() => expect(loaded()).toBe(20));
    await waitFor(() => expect(screen.queryByText(/Your browser can only search/)).not.toBeInTheDocument());
    expect(screen.queryByText(/not printed/)).not.toBeInTheDocument();
  });

  it('is offered otherwise, and loaded on a click', async () => {
    savingData();
    await open('psa1-20');
    await runIdle();
    expect(loaded()).toBeLessThan(20);
    expect(screen.getByText('Not loaded, and therefore not printed: Psalms 4–20.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load all of it' }));
    await waitFor(() => expect(loaded()).toBe(20));
    await waitFor(() => expect(screen.queryByText(/not printed/)).not.toBeInTheDocument());
  });

  it('is loaded before it is printed from the study menu', async () => {
    print.mockImplementation(() => expect(loaded()).toBe(20));
    savingData();
    await open('psa1-20');
    await openStudy();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('is loaded before it is printed with Ctrl+P, which the browser then does not handle', async () => {
    savingData();
    await open('psa1-20');
    await runIdle();
    const press = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
    expect(press()).toBe(false);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(loaded()).toBe(20);
    // Everything is there now, so the browser can print by itself.
    expect(press()).toBe(true);
  });

  it('is loaded for the search of the browser, which opens at once', async () => {
    savingData();
    await open('psa1-20');
    await runIdle();
    expect(fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })).toBe(true);
    await waitFor(() => expect(loaded()).toBe(20));
  });

  it('is not offered for the whole Bible, whose print says what is missing', async () => {
    await open('gen-rev');
    await openStudy();
    expect(screen.queryByRole('button', { name: 'Load all of it' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByText(/^Not loaded, and therefore not printed: .*Revelation/)).toBeInTheDocument();
  });
});

describe('the head and the end of a passage', () => {
  it('lead to the comparison and the cross-references of its verses if they are in one chapter', async () => {
    await open('jhn3v16-18');
    expect(within(menu('Study')).getByText('Compare translations').closest('a')).toHaveAttribute(
      'href',
      '/bible/compare/john/3?translations=kjv&v=16-18',
    );
    expect(within(menu('Study')).getByText('Show cross-references').closest('a')).toHaveAttribute(
      'href',
      '/bible/cross-references/john/3?v=16-18',
    );
  });

  it('lead to the previous and the next passage', async () => {
    await open('psa21-40?translation=wlc');
    expect(screen.getByRole('link', { name: 'Next passage Psalms 41–60' })).toHaveAttribute(
      'href',
      '/bible/passage/psa41-60?translation=wlc',
    );
    expect(screen.getByRole('link', { name: 'Previous passage Psalms 1–20' })).toHaveAttribute(
      'href',
      '/bible/passage/psa1-20?translation=wlc',
    );
  });
});
