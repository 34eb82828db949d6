import { useCallback } from 'react';
import type { Language, Preference } from '../../contracts';
import type { AppStore } from './store';
import { defineUserState } from '../user-state/user-state-definition';
import { useNamedUserState } from '../user-state/use-user-state';

/** A preference with a few possible values. */
export interface ChoicePreference<Choice extends string> extends Preference<Choice> {
  /** In the order in which they are shown. */
  readonly choices: readonly Choice[];
}

/** Defines a preference with these values. The first one is the default, unless another is named. */
export const choicePreference = <const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
  initial: NoInfer<Choice> = choices[0],
): ChoicePreference<Choice> => ({
  name,
  choices,
  initial,
  read: (stored) => choices.find((choice) => choice === stored),
});

/** The preferences of the interface itself, by name. */
export const sitePreferences = {
  theme: choicePreference('theme', ['system', 'light', 'dark', 'sepia']),
  textSize: choicePreference('textSize', ['small', 'medium', 'large', 'larger', 'largest'], 'medium'),
  motion: choicePreference('motion', ['system', 'reduced']),
  /** Width of a column of text. */
  measure: choicePreference('measure', ['narrow', 'medium', 'wide'], 'medium'),
} as const;

// Importing the contract's list would add the schemas of all contracts to every page.
const languages: Record<Language, true> = { en: true, es: true };

const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languages, value);

/** Language of the interface; null for a reader who has not chosen one. */
export const languagePreference: Preference<Language | null> = {
  name: 'language',
  initial: null,
  read: (stored) => (isLanguage(stored) || stored === null ? stored : undefined),
};

/** Whether '/' opens what Ctrl-K opens, too. People who use speech input must be able to turn such keys off (WCAG 2.1.4). */
export const slashKeyPreference = choicePreference('slashKey', ['on', 'off']);

/** Whether visits are recorded in the history. */
export const historyPreference = choicePreference('history', ['on', 'paused']);

/** The stored values by the preference's name. Each preference checks its own field, because a pillar's loads with its code. */
export type StoredPreferences = Readonly<Record<string, unknown>>;

export const preferencesState = defineUserState<StoredPreferences>({
  key: 'site/preferences',
  mode: 'user',
  read: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StoredPreferences) : undefined,
  initial: {},
});

/** The stored value of a preference; its initial value if there is none or it is invalid. */
export const preferenceIn = <Value>(stored: StoredPreferences, { name, read, initial }: Preference<Value>): Value =>
  read(stored[name]) ?? initial;

/** The value of a preference in a store. */
export const preferenceOf = <Value>(store: AppStore, preference: Preference<Value>): Value =>
  preferenceIn((store.getState().userState[preferencesState.key] ?? {}) as StoredPreferences, preference);

/** All stored preferences of the reader. */
export const useStoredPreferences = (): StoredPreferences =>
  useNamedUserState('useStoredPreferences', preferencesState)[0];

/** A preference of the reader, and a function to change it. */
export function usePreference<Value>(preference: Preference<Value>): [Value, (value: Value) => void] {
  const [stored, set] = useNamedUserState('usePreference', preferencesState);
  const { name } = preference;
  // A stable function, so that effects can depend on it.
  const change = useCallback((value: Value) => set((before) => ({ ...before, [name]: value })), [set, name]);
  return [preferenceIn(stored, preference), change];
}
