import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, runIdle } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { es } from '../../../texts/es';
import { route } from '../chapter-page';

const drawing = `
  ^ מִזְמ֥וֹר לְדָוִֽד׃
  ¶ {1} אֶת־הָא֛וֹר *a כתב ׀ ב׃ {2} ג
  ¶ ד׃ {-3}{4} ה
  a: Qere: קרא
`;
const translation = { slug: 'wlc', name: 'Leningrad Codex', shortName: 'WLC' };
const entry = (lemma: string) => ({
  strongs: 'H216',
  lemma,
  language: 'he',
  transliteration: 'ʼôwr',
  pronunciation: 'ore',
  definition: 'illumination',
  derivation: 'from H215 (אוֹר);',
  kjvDefinition: 'bright, clear, day, light.',
});
const word = (text: string, more: object = {}) => ({
  text,
  lemma: '216',
  morphology: 'HNcbsa',
  reading: null,
  title: false,
  gloss: null,
  lexiconEntry: entry('אוֹר'),
  ...more,
});
const wordsOf: Record<string, ReturnType<typeof word>[]> = {
  'Ps.3.1': [
    word('מִזְמ֥וֹר', { title: true }),
    word('לְ/דָוִֽד', { title: true, morphology: 'HR/Np' }),
    word('אֶת', { morphology: 'HTo' }),
    word('הָ/א֛וֹר', { lemma: 'd/216', morphology: 'HTd/Ncbsa', gloss: 'the/light' }),
    word('כתב', { reading: 'ketiv', lexiconEntry: null }),
    word('קרא', { reading: 'qere', morphology: 'HVqp3ms' }),
    word('ב'),
  ],
  'Ps.3.2': [word('ג'), word('ד')],
};

const dataWith = (features: string[], changed: object = {}) =>
  dataFrom({
    Chapter: ({ osisIds }) => ({
      translations: [translation],
      chapters: (osisIds as string[]).map((osisId) => ({
        translations: [
          {
            ...drawChapter(osisId, drawing),
            translation: { ...translation, language: 'he', direction: 'rtl', licence: 'Free.' },
          },
        ],
      })),
    }),
    HebrewTexts: () => ({ translations: [{ slug: 'wlc', contains: { features } }] }),
    HebrewVerse: ({ id }) => ({ verse: { words: wordsOf[String(id)] ?? [] } }),
    ...changed,
  });

async function open(data = dataWith(['hebrewWords']), app: object = {}) {
  const user = userEvent.setup();
  const page = await openRoute(route, {
    path: '/bible/:translation/:book/:chapterNum',
    at: '/bible/wlc/psalms/3',
    data,
    ...app,
  });
  await runIdle();
  return { ...page, user };
}

const at = (text: string) => {
  const words = document.querySelectorAll<HTMLElement>('[data-word]');
  const found = [...words].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no word ${text}`);
  return found;
};
const dialog = () => screen.findByRole('dialog');
const stop = () => document.querySelectorAll('[data-word][tabindex="0"]');

describe('the words of a Hebrew chapter', () => {
  it('open a popup with their data and a link to the verse on a click', async () => {
    const { user, where } = await open();
    await user.click(at('הָא֛וֹר'));
    const wordDialog = await dialog();
    expect(wordDialog).toHaveAccessibleName('הָא֛וֹר');
    await within(wordDialog).findByText('H216');
    expect(wordDialog).toHaveTextContent('הַ + אוֹר');
    expect(wordDialog).toHaveTextContent('ʼôwr (ore)');
    expect(wordDialog).toHaveTextContent('particle, definite article');
    expect(wordDialog).toHaveTextContent('noun, common, either gender, singular, absolute');
    expect(wordDialog).toHaveTextContent('In this versethe light');
    expect(wordDialog).toHaveTextContent('illumination');
    expect(wordDialog).toHaveTextContent('bright, clear, day, light.');
    expect(within(wordDialog).getByRole('link', { name: 'All of Psalm 3:1' })).toHaveAttribute(
      'href',
      '/encyclopedia/psalms/3/1',
    );
    // The verse is selected by its number, not by a click that asks about a word.
    expect(where()).toBe('/bible/wlc/psalms/3');
    await user.click(screen.getByRole('link', { name: 'Verse 2' }));
    expect(where()).toBe('/bible/wlc/psalms/3?v=2');
  });

  it('show the word that is read instead if another word is written', async () => {
    const { user } = await open();
    await user.click(at('כתב'));
    const wordDialog = await dialog();
    expect(await within(wordDialog).findByText(/^Written so \(ketiv\)/)).toBeInTheDocument();
    expect(within(wordDialog).getByRole('heading', { name: 'Read instead (qere)' })).toBeInTheDocument();
    expect(wordDialog).toHaveTextContent('verb, qal, perfect, third person, masculine, singular');
  });

  it('say that they are in a title', async () => {
    const { user } = await open();
    await user.click(at('מִזְמ֥וֹר'));
    expect(await screen.findByText('In the psalm’s title')).toBeInTheDocument();
  });

  it('are one tab stop, from which the left arrow key moves to the next word', async () => {
    const { user, where } = await open();
    expect(stop()).toHaveLength(1);
    act(() => at('מִזְמ֥וֹר').focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(at('אֶת')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'לְדָוִֽד' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'לְדָוִֽד' })).toHaveAccessibleDescription(/arrow keys/);
    await user.keyboard('{End}');
    expect(at('ה')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(at('ה')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(at('מִזְמ֥וֹר')).toHaveFocus();
    expect(stop()).toHaveLength(1);
    // The chapter is not turned by the same keys.
    expect(where()).toBe('/bible/wlc/psalms/3');
  });

  it.each(['{Enter}', ' '])('open by the key %p, and return the focus when they close', async (key) => {
    const { user } = await open();
    act(() => at('מִזְמ֥וֹר').focus());
    await user.keyboard('{ArrowLeft}');
    await user.keyboard(key);
    const wordDialog = await dialog();
    expect(wordDialog).toHaveFocus();
    expect(at('לְדָוִֽד')).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(wordDialog).getByRole('button', { name: 'Close' }));
    expect(at('לְדָוִֽד')).toHaveFocus();
    await waitFor(() => expect(at('לְדָוִֽד')).toHaveAttribute('aria-expanded', 'false'));
  });

  it('keep their tab stop when a verse is remounted', async () => {
    const { user } = await open();
    act(() => at('מִזְמ֥וֹר').focus());
    await user.keyboard('{End}');
    await user.click(screen.getByRole('link', { name: 'Verse 4' }));
    await waitFor(() => expect(stop()).toHaveLength(1));
    expect(stop()[0]).toHaveTextContent('ה');
  });

  it('keep the focus when their verse is deselected', async () => {
    const { user, where } = await open(undefined, { at: '/bible/wlc/psalms/3?v=1' });
    act(() => at('מִזְמ֥וֹר').focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    const before = at('אֶת');
    expect(before.closest('mark')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(where()).toBe('/bible/wlc/psalms/3');
    expect(at('אֶת')).not.toBe(before);
    expect(at('אֶת')).toHaveFocus();
    expect(stop()).toHaveLength(1);
  });

  it('do not open by a click that selects text, and close by a second click', async () => {
    const { user } = await open();
    await user.pointer([
      { keys: '[MouseLeft>]', target: at('ג'), offset: 0 },
      { target: at('ג'), offset: 1 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    document.getSelection()?.removeAllRanges();
    await user.click(at('ג'));
    await dialog();
    await user.click(at('ג'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be requested again after a failure', async () => {
    let fails = true;
    const { user } = await open(
      dataWith(['hebrewWords'], {
        HebrewVerse: ({ id }: Record<string, unknown>) =>
          fails ? Promise.reject(new Error('no line')) : { verse: { words: wordsOf[String(id)] } },
      }),
    );
    await user.click(at('ג'));
    await screen.findByText('This word could not be loaded.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('H216')).toBeInTheDocument();
  });

  it('show nothing if the list belongs to another text', async () => {
    const { user } = await open();
    await user.click(at('ה'));
    expect(await screen.findByText('This word could not be loaded.')).toBeInTheDocument();
  });

  it('cannot be looked up in a text without a list of words', async () => {
    const { user } = await open(dataWith([]));
    expect(stop()).toHaveLength(0);
    await user.click(at('ג'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are in Spanish on a Spanish page, and have no accessibility faults', async () => {
    const { user } = await open(undefined, { language: 'es', translations: es });
    await user.click(at('הָא֛וֹר'));
    expect(await screen.findByText('sustantivo, común, ambos géneros, singular, absoluto')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Todo sobre Salmo 3:1' })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
