import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKey } from '@manna/shared/runtime';
import { noteText, type ReaderNote } from '@manna/shared/domain';
import { accessibilityFaults, openRoute } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './notes-page';

const KEY = storageKey(null, 'site/notes');
const note = (chapter: string, verses: readonly number[], text: string, addedAt: number): ReaderNote => ({
  id: `${chapter}.${verses.join()}`,
  chapter,
  verses,
  texts: { t1: text },
  addedAt,
  changedAt: addedAt,
});
const three = [
  note('John.3', [16], 'So loved', Date.UTC(2026, 10, 3, 12)),
  note('Ruth.2', [4, 5], 'The LORD be\nwith you', Date.UTC(2026, 10, 2, 12)),
  note('Gen.1', [1], 'The beginning', Date.UTC(2026, 10, 1, 12)),
];
const texts = () => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as ReaderNote[]).map(noteText);

function open(notes: readonly ReaderNote[] = three, app: Partial<Parameters<typeof openRoute>[1]> = {}) {
  localStorage.clear();
  if (notes.length > 0) localStorage.setItem(KEY, JSON.stringify(notes));
  return openRoute(route, { path: '/account/notes', at: '/account/notes', ...app });
}
const rows = async () =>
  (await screen.findAllByRole('checkbox')).map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));

describe('the notes page', () => {
  it('says how to write a note when there are none', async () => {
    await open([]);
    expect(await screen.findByText(/^You have no notes yet\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the Bible' })).toHaveAttribute('href', '/bible');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the notes of an anonymous reader, with their line breaks and links to their verses', async () => {
    await open();
    expect(await rows()).toEqual(['John 3:16', 'Ruth 2:4–5', 'Genesis 1:1']);
    expect(screen.getByRole('link', { name: 'Ruth 2:4–5' })).toHaveAttribute('href', '/bible/ruth/2?v=4-5');
    expect(screen.getByText(/^The LORD be/).textContent).toBe('The LORD be\nwith you');
    expect(screen.getByText('Written on Nov 2, 2026')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('searches the notes, and orders them by the Bible', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'By the Bible');
    expect(await rows()).toEqual(['Genesis 1:1', 'Ruth 2:4–5', 'John 3:16']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'loved');
    expect(await rows()).toEqual(['John 3:16']);
    expect(screen.getByText('1 of 3 notes')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No note has these words.')).toBeInTheDocument();
  });

  it('stores what is edited, and the focus returns to the button', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ruth 2:4–5' }));
    const field = screen.getByRole('textbox', { name: 'Note on Ruth 2:4–5' });
    expect(field).toHaveFocus();
    await userEvent.type(field, '!');
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Edit Ruth 2:4–5' })).toHaveFocus();
    expect(texts()).toContain('The LORD be\nwith you!');
    expect(await rows()).toEqual(['John 3:16', 'Ruth 2:4–5', 'Genesis 1:1']);
  });

  it('keeps a note that is edited in its place while it has no words, and brings it back if it was closed so', async () => {
    await open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search notes' }), 'LORD');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Ruth 2:4–5' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Note on Ruth 2:4–5' }));
    await waitFor(() => expect(texts()).toEqual(['So loved', 'The beginning']));
    expect(screen.getByRole('textbox', { name: 'Note on Ruth 2:4–5' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('1 note is deleted.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts().toSorted()).toEqual(['So loved', 'The LORD be\nwith you', 'The beginning']);
    expect(await rows()).toEqual(['Ruth 2:4–5']);
  });

  it('deletes several notes after a question, and brings them back', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Genesis 1:1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('group', { name: 'Delete' }));
    expect(question.getByText('Delete these 2 notes?')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(texts()).toEqual(['The beginning']);
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts().toSorted()).toEqual(['So loved', 'The LORD be\nwith you', 'The beginning']);
  });

  it('is in Spanish', async () => {
    await open(three, { language: 'es', translations: es });
    expect(await screen.findByRole('link', { name: 'Génesis 1:1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Editar Rut 2:4–5' })).toBeInTheDocument();
  });
});
