import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noteText, readerNotes, withWriting, type ReaderNote } from '../../domain';
import { randomId } from '../user-state/unacknowledged';
import { defineUserState } from '../user-state/user-state-definition';
import { useNamedUserState } from '../user-state/use-user-state';

/** What a reader writes is stored after this time without another letter. Milliseconds. */
export const WRITE_QUIET_MS = 400;

const readerNotesState = defineUserState<readonly ReaderNote[]>(readerNotes);

/** The reader's notes on verses. */
export interface ReaderNotes {
  /** Newest first. */
  readonly notes: readonly ReaderNote[];
  /** An empty note about verses of a chapter, by its OSIS id. It is stored when something is written into it. */
  readonly begin: (chapter: string, verses: readonly number[]) => ReaderNote;
  /** @returns Brings them back, as they were when they were removed or, if they were gone already, as they are given. */
  readonly remove: (given: readonly ReaderNote[]) => () => void;
}

export function useReaderNotes(): ReaderNotes {
  const [notes, set] = useNamedUserState('useReaderNotes', readerNotesState);
  return {
    notes,
    begin(chapter, verses) {
      const now = Date.now();
      return { id: randomId(), chapter, verses, texts: {}, addedAt: now, changedAt: now };
    },
    remove(given) {
      let removed = given;
      set((before) => {
        const byId = new Map(before.map((note) => [note.id, note]));
        removed = given.map((note) => byId.get(note.id) ?? note);
        return before.filter(({ id }) => given.every((note) => note.id !== id));
      });
      return () => set((before) => [...removed.filter(({ id }) => before.every((note) => note.id !== id)), ...before]);
    },
  };
}

/** The text of a note that a reader writes. */
export interface NoteDraft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Stores what is not stored yet, without waiting for a pause. */
  readonly save: () => void;
}

/**
 * The text of a note, which is stored while the reader writes, and when they leave the page or the field is unmounted. Another
 * note needs another key, because the draft belongs to the note with which the component was mounted.
 */
export function useNoteDraft(note: ReaderNote): NoteDraft {
  const [, set] = useNamedUserState('useNoteDraft', readerNotesState);
  const [opened] = useState(note);
  const [name] = useState(() => `${Date.now().toString(36)}-${randomId()}`);
  const [text, setText] = useState(() => noteText(note));
  const unsaved = useRef<string>(undefined);

  const save = () => {
    const written = unsaved.current;
    if (written === undefined) return;
    unsaved.current = undefined;
    set((notes) => withWriting(notes, { opened, text: written, name, now: Date.now() }));
  };
  const saveOnEvent = useEffectEvent(save);
  useEffect(() => {
    const timer = setTimeout(() => saveOnEvent(), WRITE_QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = () => saveOnEvent();
    // A page on a phone may never get another event after it was hidden.
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    text,
    save,
    write(next) {
      setText(next);
      unsaved.current = next;
    },
  };
}
