import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, runIdle } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './interlinear-page';

const word = (text: string, more: object = {}) => ({
  text,
  morphology: 'HR/Ncfsa',
  reading: null,
  title: false,
  gloss: 'in/beginning',
  ...more,
});
const words = [
  word('לְ/דָוִ֖ד', { title: true, gloss: null }),
  word('בְּ/רֵאשִׁ֖ית'),
  word('כתב', { reading: 'ketiv', gloss: null }),
  word('קרא', { reading: 'qere' }),
];
const translations = [
  { slug: 'kjv', name: 'King James Version', shortName: 'KJV', language: 'en', direction: 'ltr', licence: 'Free.' },
  { slug: 'wlc', name: 'Leningrad Codex', shortName: 'WLC', language: 'he', direction: 'rtl', licence: 'CC BY.' },
].map((translation) => ({
  ...translation,
  contains: { features: translation.slug === 'wlc' ? ['hebrewWords'] : [] },
}));

/** A Bible whose chapters have this many verses. */
const dataOf = (count: number, listed = words) => {
  const verses = Array.from({ length: count }, (_, index) => ({
    verseNumber: index + 1,
    text: `In the beginning, verse ${index + 1}.`,
    words: index === 1 ? [] : listed.filter(({ title }) => !title || index === 0),
  }));
  return dataFrom({
    Interlinear: () => ({ translations, chapter: { verses } }),
    HebrewVerse: () => ({ verse: { words: listed.map((each) => ({ lemma: 'b/7225', lexiconEntry: null, ...each })) } }),
  });
};
const open = (at: string, app: object = {}) =>
  openRoute(route, { path: '/bible/interlinear/:book/:chapterNum', at, data: dataOf(3), ...app });
const firstOf = (shown: string): HTMLElement => {
  const [first] = screen.getAllByText(shown);
  if (!first) throw new Error(`Nothing shows ${shown}`);
  return first;
};
const verses = () => [...document.querySelectorAll('li[id^=v]')];

describe('the interlinear page of a chapter', () => {
  it('shows each verse word by word, with meanings and forms, above its translation', async () => {
    await open('/bible/interlinear/psalms/3');
    expect(screen.getByRole('heading', { level: 1, name: 'Psalm 3, interlinear' })).toBeInTheDocument();
    const [first] = verses();
    expect(first).toHaveTextContent('Title');
    expect(first).toHaveTextContent('לְדָוִ֖ד');
    const hebrew = screen.getAllByText('בְּרֵאשִׁ֖ית')[0];
    expect(hebrew).toHaveAttribute('lang', 'he');
    const column = hebrew?.closest('li');
    expect(column).toHaveTextContent('be-reshit');
    expect(column).toHaveTextContent('in beginning');
    expect(column).toHaveTextContent('prep. + noun, f. sing.');
    expect(first).toHaveTextContent('written (ketiv)');
    expect(first).toHaveTextContent('read (qere)');
    expect(screen.getByText('In the beginning, verse 1.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('WLC: CC BY.')).toBeInTheDocument();
  });

  it('says if the Hebrew text does not have a verse', async () => {
    await open('/bible/interlinear/psalms/3');
    expect(verses()[1]).toHaveTextContent('The Hebrew text has no such verse.');
  });

  it('opens the popup of a word by a click anywhere in its column', async () => {
    await open('/bible/interlinear/psalms/3');
    await runIdle();
    await userEvent.click(firstOf('be-reshit'));
    const popup = await screen.findByRole('dialog', { name: 'בְּרֵאשִׁ֖ית' });
    expect(await within(popup).findByText('in beginning')).toBeInTheDocument();
    expect(within(popup).getByRole('link', { name: 'All of Psalm 3:1' })).toBeInTheDocument();
  });

  it('opens the popup of a written word for the word that is read instead', async () => {
    await open('/bible/interlinear/psalms/3');
    await runIdle();
    await userEvent.click(firstOf('קרא'));
    const popup = await screen.findByRole('dialog', { name: 'כתב' });
    expect(await within(popup).findByRole('heading', { name: 'Read instead (qere)' })).toBeInTheDocument();
  });

  it('has one word that is a button, from which the arrow keys move to the next', async () => {
    const user = userEvent.setup();
    await open('/bible/interlinear/psalms/3');
    await runIdle();
    const buttons = () => [...document.querySelectorAll<HTMLElement>('b[role=button]')];
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['לְדָוִ֖ד']);
    act(() => buttons()[0]?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['בְּרֵאשִׁ֖ית']);
    expect(buttons()[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    const popup = await screen.findByRole('dialog');
    expect(buttons()[0]).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    expect(buttons()[0]).toHaveFocus();
    expect(buttons()[0]).toHaveAttribute('aria-expanded', 'false');
  });

  it('links to each verse, to the chapter in both languages, and to the neighbouring chapters', async () => {
    await open('/bible/interlinear/psalms/3');
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Verse 3')).toBe('/encyclopedia/psalms/3/3');
    expect(href('Read Psalm 3')).toBe('/bible/psalms/3');
    expect(href('Psalm 3 in Hebrew')).toBe('/bible/wlc/psalms/3');
    expect(href(/^Next chapter/)).toBe('/bible/interlinear/psalms/4');
    expect(href(/^Previous chapter/)).toBe('/bible/interlinear/psalms/2');
  });

  it('continues in the reader after Malachi', async () => {
    await open('/bible/interlinear/malachi/4');
    expect(screen.getByRole('link', { name: /Matthew 1$/ })).toHaveAttribute('href', '/bible/matthew/1');
  });

  it('shows all verses of a long psalm', async () => {
    await open('/bible/interlinear/psalms/119', { data: dataOf(103, words.slice(1, 2)) });
    expect(verses()).toHaveLength(103);
  });

  it('highlights the verses that its URL selects, and keeps one canonical path', async () => {
    const { meta } = await open('/bible/interlinear/psalms/3?v=2-3');
    const marked = screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
    expect(marked).toEqual(['2', '3']);
    expect(meta()).toMatchObject({
      metaTitle: 'Psalm 3, interlinear',
      canonicalPath: '/bible/interlinear/psalms/3',
    });
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual([
      'Home',
      'Bible',
      'Psalms',
      'Psalm 3',
      'Interlinear',
    ]);
  });

  it('shows nothing in place of a meaning that is not sure', async () => {
    await open('/bible/interlinear/psalms/3');
    const title = screen.getByText('לְדָוִ֖ד').closest('li');
    expect(title?.querySelector('[lang=en]')).toBeNull();
  });

  it('can hide the forms', async () => {
    await open('/bible/interlinear/psalms/3');
    expect(screen.getByRole('checkbox', { name: 'Show the form of each word' })).toBeChecked();
  });

  it.each(['/bible/interlinear/matthew/1', '/bible/interlinear/psalms/151', '/bible/interlinear/enoch/1'])(
    'responds with 404 at %s',
    async (at) => {
      await open(at);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
    },
  );

  it('responds with 404 on a site without Hebrew words', async () => {
    await open('/bible/interlinear/psalms/3', { data: dataOf(3, []) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('redirects any letter case to the canonical path', async () => {
    const { where } = await open('/bible/interlinear/Psalms/3?v=2');
    expect(where()).toBe('/bible/interlinear/psalms/3?v=2');
  });

  it('is in Spanish on a Spanish page, and has no accessibility faults', async () => {
    await open('/bible/interlinear/psalms/3', { language: 'es', translations: es });
    expect(screen.getByRole('heading', { level: 1, name: 'Salmo 3, interlineal' })).toBeInTheDocument();
    expect(screen.getByText('Las palabras debajo del hebreo están solo en inglés.')).toBeInTheDocument();
    expect(screen.getByText('WLC: CC BY.')).toHaveAttribute('lang', 'en');
    const [first] = verses();
    expect(within(first as HTMLElement).getAllByText(/^prep\. \+ sust\., f\. sing\./)).not.toHaveLength(0);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
