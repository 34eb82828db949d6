import { defineHomeCard, type ModalProps, type RelatedContentProps } from '@manna/shared/contracts';
import { choicePreference, defineUserState, usePreference, useUserState } from '@manna/shared/runtime';
import styles from './parts.module.css';

export const MenuTab = () => <p>Everyone is a guest here.</p>;

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

export function GuestBook({ onClose }: ModalProps) {
  const [visits, setVisits] = useUserState(visitsState);
  return (
    <>
      <button type="button" onClick={() => setVisits((before) => before + 1)}>
        Visits: {visits}
      </button>
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
