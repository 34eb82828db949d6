import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ReaderNote } from '../../domain';
import { StoreProvider } from '../store/app-store';
import { createAppStore } from '../store/store';
import { storageKey } from '../user-state/user-state-storage';
import { useNoteDraft, useReaderNotes, WRITE_QUIET_MS } from './reader-notes';

const KEY = storageKey(null, 'site/notes');
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as ReaderNote[];
const texts = () => stored().map((note) => Object.values(note.texts));
const grace: ReaderNote = {
  id: 'a',
  chapter: 'John.3',
  verses: [16],
  texts: { t1: 'Grace' },
  addedAt: 1,
  changedAt: 1,
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function open(note: ReaderNote) {
  const store = createAppStore();
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
  return {
    draft: renderHook(() => useNoteDraft(note), { wrapper }),
    notes: renderHook(() => useReaderNotes(), { wrapper }),
  };
}

test('a note is stored when the reader pauses, under one name however often it is stored', () => {
  localStorage.setItem(KEY, JSON.stringify([grace]));
  const { draft } = open(grace);
  expect(draft.result.current.text).toBe('Grace');
  act(() => draft.result.current.write('Grace and'));
  expect(texts()).toEqual([['Grace']]);
  act(() => jest.advanceTimersByTime(WRITE_QUIET_MS));
  expect(texts()).toEqual([['Grace and']]);
  act(() => draft.result.current.write('Grace and truth'));
  act(() => jest.advanceTimersByTime(WRITE_QUIET_MS));
  expect(texts()).toEqual([['Grace and truth']]);
});

test('a note is stored when its field is closed, and when the page is hidden', () => {
  const { draft, notes } = open(grace);
  act(() => draft.result.current.write('Grace, hidden'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(texts()).toEqual([['Grace, hidden']]);
  act(() => draft.result.current.write('Grace, saved'));
  act(() => draft.result.current.save());
  expect(texts()).toEqual([['Grace, saved']]);
  act(() => draft.result.current.write('Grace, closed'));
  draft.unmount();
  expect(texts()).toEqual([['Grace, closed']]);
  expect(notes.result.current.notes).toHaveLength(1);
});

test('removed notes come back, and nothing that was written since is lost', () => {
  localStorage.setItem(KEY, JSON.stringify([grace, { ...grace, id: 'b' }]));
  const { notes } = open(grace);
  let undo: () => void = () => undefined;
  act(() => {
    undo = notes.result.current.remove([{ ...grace, texts: {} }]);
  });
  expect(stored().map(({ id }) => id)).toEqual(['b']);
  const begun = notes.result.current.begin('Ruth.1', [16, 17]);
  expect(begun).toMatchObject({ chapter: 'Ruth.1', verses: [16, 17], texts: {} });
  expect(stored()).toHaveLength(1);
  act(() => undo());
  expect(stored()).toEqual([grace, { ...grace, id: 'b' }]);
});
