import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKey } from '@manna/shared/runtime';
import { NOTE_LIMIT, noteText, type ReaderNote } from '@manna/shared/domain';
import { accessibilityFaults, dataFrom, openRoute, runIdle } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { layOutWords } from '../../../testing/words-at';
import { es } from '../../../texts/es';
import { route } from '../chapter-page';

const translation = { slug: 'kjv', name: 'King James Version', shortName: 'KJV' };
const drawing = `
  ¶ {1} In the beginning. {2} And darkness [was] upon the deep.
  ¶ {3} And God spoke. {4} And it was good.
`;
const data = dataFrom({
  Chapter: ({ osisIds }) => ({
    translations: [translation],
    chapters: (osisIds as string[]).map((osisId) => ({
      translations: [
        {
          ...drawChapter(osisId, drawing),
          translation: { ...translation, language: 'en', direction: 'ltr', licence: 'Free.' },
        },
      ],
    })),
  }),
});
layOutWords();

const KEY = storageKey(null, 'site/notes');
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as ReaderNote[];
const texts = () => stored().map((note) => [note.chapter, note.verses.join(), noteText(note)]);
const note = (id: string, verses: readonly number[], text: string, chapter = 'Gen.1'): ReaderNote => ({
  id,
  chapter,
  verses,
  texts: { t1: text },
  addedAt: 1,
  changedAt: 1,
});
const store = (...notes: ReaderNote[]) => localStorage.setItem(KEY, JSON.stringify(notes));

async function open(address = '/bible/genesis/1', app: Partial<Parameters<typeof openRoute>[1]> = {}) {
  const user = userEvent.setup();
  const page = await openRoute(route, { path: '/bible/:book/:chapterNum', at: address, data, ...app });
  await runIdle();
  return { ...page, user };
}
type User = ReturnType<typeof userEvent.setup>;

const verse = (number: number) => screen.getByRole('link', { name: `Verse ${number}` });
const dialog = () => screen.findByRole('dialog');
const field = async (name = 'In your own words') => within(await dialog()).findByRole('textbox', { name });
const marks = () => screen.queryAllByRole('button', { name: 'Note' }).filter((mark) => mark.closest('sup'));
const markedVerses = () => marks().map((mark) => mark.closest('sup')?.id);

/** Selects a verse, and opens the note on it. */
async function write(user: User, number: number) {
  await user.click(verse(number));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Note' }));
  return field();
}

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout: only the mark itself is at its point.
  Object.assign(document, { elementsFromPoint: () => [] });
});

describe('a note', () => {
  it('is written in the bar of a selected verse, without an account, and marks the verse', async () => {
    const { user } = await open();
    expect(marks()).toEqual([]);
    const empty = await write(user, 2);
    expect(screen.getByRole('dialog', { name: 'Genesis 1:2' })).toBeInTheDocument();
    await waitFor(() => expect(empty).toHaveFocus());
    expect(screen.getByText('Saved on this device while you write.')).toBeInTheDocument();
    await user.type(empty, 'Darkness{Enter}is not the end.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(markedVerses()).toEqual(['v2']));
    expect(texts()).toEqual([['Gen.1', '2', 'Darkness\nis not the end.']]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is stored when its dialog is closed right after the last letter, and nothing is stored if nothing was written', async () => {
    const { user } = await open();
    await write(user, 2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Note' }));
    await user.type(await field(), 'Kept');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(texts()).toEqual([['Gen.1', '2', 'Kept']]));
    expect(screen.getByRole('toolbar')).toHaveTextContent('Genesis 1:2');
  });

  it('is opened by its mark, which is only in its chapter', async () => {
    store(note('a', [3, 4], 'He spoke'), note('b', [1], 'Elsewhere', 'Gen.2'));
    const { user } = await open();
    expect(markedVerses()).toEqual(['v3']);
    const [mark] = marks();
    if (!mark) throw new Error('There is no mark');
    await user.click(mark);
    expect(await field()).toHaveValue('He spoke');
    expect(screen.getByRole('dialog', { name: 'Genesis 1:3–4' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(mark).toHaveFocus();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('is beside the notes that share a verse with it', async () => {
    store(note('a', [3, 4], 'He spoke'));
    const { user } = await open();
    expect(await write(user, 4)).toHaveValue('');
    expect(await field('In your own words, on Genesis 1:3–4')).toHaveValue('He spoke');
  });

  it('whose mark covers that of another is opened together with it', async () => {
    store(note('a', [1], 'First'), note('b', [2], 'Second'));
    const { user } = await open();
    Object.assign(document, { elementsFromPoint: () => marks() });
    const [first] = marks();
    if (!first) throw new Error('There is no mark');
    await user.click(first);
    expect(await field('In your own words, on Genesis 1:1')).toHaveValue('First');
    expect(await field('In your own words, on Genesis 1:2')).toHaveValue('Second');
  });

  it('is deleted and brought back; if it is not, the focus goes to the number of its verse', async () => {
    store(note('a', [3], 'He spoke'));
    const { user } = await open();
    const [mark] = marks();
    if (!mark) throw new Error('There is no mark');
    await user.click(mark);
    await user.type(await field(), '!');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('The note is deleted.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(stored()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts()).toEqual([['Gen.1', '3', 'He spoke!']]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(marks()).toEqual([]);
    expect(verse(3)).toHaveFocus();
  });

  it('says when it is full', async () => {
    store(note('a', [3], 'x'.repeat(NOTE_LIMIT - 1)));
    const { user } = await open();
    const [mark] = marks();
    if (!mark) throw new Error('There is no mark');
    await user.click(mark);
    const long = await field();
    expect(long).toHaveAccessibleDescription('9,999 of 10,000 characters.');
    await user.type(long, 'yz');
    expect(long).toHaveAccessibleDescription('This note is full: a note can have 10,000 characters.');
    expect((long as HTMLTextAreaElement).value).toHaveLength(NOTE_LIMIT);
  });

  it('is written in Spanish', async () => {
    const { user } = await open('/bible/genesis/1?v=2', { language: 'es', translations: es });
    await user.click(screen.getByRole('link', { name: 'Versículo 2' }));
    await user.click(screen.getByRole('button', { name: 'Nota' }));
    expect(await field('Con tus propias palabras')).toBeInTheDocument();
  });
});
