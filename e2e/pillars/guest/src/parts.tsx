import {
  defineHomeCard,
  type LinkPreviewProps,
  type ModalProps,
  type RelatedContentProps,
} from '@manna/shared/contracts';
import { choicePreference, defineUserState, usePreference, useUserState } from '@manna/shared/runtime';
import styles from './parts.module.css';

export const MenuTab = () => <p>Everyone is a guest here.</p>;

export const GuestPreview = ({ path }: LinkPreviewProps) => <p>Guests at {path}</p>;

const greeting = choicePreference('greeting', ['hello', 'peace']);

export function GreetingField() {
  const [value, choose] = usePreference(greeting);
  return (
    <button type="button" onClick={() => choose(value === 'hello' ? 'peace' : 'hello')}>
      Greeting: {value}
    </button>
  );
}

export const welcome = defineHomeCard<string>({
  loader: ({ site }) => Promise.resolve(site.productName),
  Component: ({ data }) => (
    <section className={styles.card}>
      <h2>Welcome to {data}</h2>
    </section>
  ),
});

export const guestOfTheDay = defineHomeCard<string>({
  loader: ({ date }) => Promise.resolve(date),
  Component: ({ data }) => <p>Guest of {data}</p>,
});

const visitsState = defineUserState<number>({
  key: 'pillars/guest/visits',
  mode: 'local',
  read: (value) => (typeof value === 'number' ? value : undefined),
  initial: 0,
});

interface Note {
  readonly id: string;
  readonly text: string;
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;

/** Synced between the reader's devices: a note is known by its id. */
const notesState = defineUserState<readonly Note[]>({
  key: 'pillars/guest/notes',
  mode: 'user',
  kind: { type: 'items', identity: ['id'] },
  read: (value) => (Array.isArray(value) && value.every(isNote) ? value : undefined),
  initial: [],
});

/** The text of the form; empty if it has none. */
function noteIn(form: FormData): string {
  const note = form.get('note');
  return typeof note === 'string' ? note : '';
}

function Notes() {
  const [notes, setNotes] = useUserState(notesState);
  const add = (text: string) => setNotes((before) => [{ id: crypto.randomUUID(), text }, ...before]);
  return (
    <>
      <form action={(form) => add(noteIn(form))}>
        <input name="note" aria-label="New note" />
        <button type="submit">Add note</button>
      </form>
      <ul aria-label="Notes">
        {notes.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}

export function GuestBook({ onClose }: ModalProps) {
  const [visits, setVisits] = useUserState(visitsState);
  return (
    <>
      <button type="button" onClick={() => setVisits((before) => before + 1)}>
        Visits: {visits}
      </button>
      <Notes />
      <button type="button" onClick={onClose}>
        Done
      </button>
    </>
  );
}

export const Visits = ({ subject }: RelatedContentProps) => (
  <p>
    Guests of {subject.type} {subject.id}
  </p>
);
