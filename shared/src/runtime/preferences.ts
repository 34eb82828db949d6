import { useCallback } from 'react';
import type { Language, SiteConfig } from '../contracts';
import type { AppStore } from './store';
import { defineUserState } from './user-state/user-state-definition';
import { useNamedUserState } from './user-state/use-user-state';

/** What may be chosen, in the order it is offered. */
export const preferenceChoices = {
  theme: ['system', 'light', 'dark', 'sepia'],
  textSize: ['small', 'medium', 'large', 'larger', 'largest'],
  motion: ['system', 'reduced'],
  measure: ['narrow', 'medium', 'wide'],
  verses: ['paragraphs', 'lines'],
  verseNumbers: ['shown', 'hidden'],
  redLetters: ['shown', 'hidden'],
} as const;

type Choices = { readonly [Name in keyof typeof preferenceChoices]: (typeof preferenceChoices)[Name][number] };

/** How a reader wants the site. */
export interface Preferences extends Choices {
  /** Id of a translation, e.g. KJV. */
  readonly translationId: string;
  /** Of the interface; null where the reader has chosen none. */
  readonly language: Language | null;
}

const defaults: Preferences = {
  translationId: 'KJV',
  theme: 'system',
  textSize: 'medium',
  motion: 'system',
  measure: 'medium',
  verses: 'paragraphs',
  verseNumbers: 'shown',
  redLetters: 'shown',
  language: null,
};

// The contract's own list would bring the checks of all contracts into every page.
const languages: Record<Language, true> = { en: true, es: true };

const languageChoices: readonly unknown[] = [null, ...Object.keys(languages)];

/** Whether a preference may have a value. */
function isChoice(name: keyof Preferences, value: unknown): boolean {
  if (name === 'translationId') return typeof value === 'string' && /^\w+$/.test(value);
  const choices: readonly unknown[] = name === 'language' ? languageChoices : preferenceChoices[name];
  return choices.includes(value);
}

const keys = Object.keys(defaults) as (keyof Preferences)[];

function readPreferences(value: unknown): Preferences | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const stored = value as Partial<Record<keyof Preferences, unknown>>;
  // A preference that came later is not among those stored before.
  const preferences = Object.fromEntries(keys.map((key) => [key, stored[key] ?? defaults[key]]));
  return keys.every((key) => isChoice(key, preferences[key])) ? (preferences as unknown as Preferences) : undefined;
}

export const preferencesState = defineUserState<Preferences>({
  key: 'site/preferences',
  mode: 'user',
  read: readPreferences,
  initial: defaults,
});

/** The slug of the translation that a reader with these preferences is shown where an address names none. */
export const preferredTranslation = (
  { translationId }: Pick<Preferences, 'translationId'>,
  { defaultTranslation }: Pick<SiteConfig, 'defaultTranslation'>,
): string => (translationId === defaults.translationId ? defaultTranslation : translationId.toLowerCase());

/** The preferences as they stand in a store; those that nobody changed yet, where it has none. */
export const preferencesOf = (store: AppStore): Preferences =>
  (store.getState().userState[preferencesState.key] as Preferences | undefined) ?? defaults;

/** The reader's preferences, and how to change some of them. */
export function usePreferences(): [Preferences, (changes: Partial<Preferences>) => void] {
  const [preferences, set] = useNamedUserState('usePreferences', preferencesState);
  // The same function each time, so that effects may depend on it.
  const change = useCallback((changes: Partial<Preferences>) => set((before) => ({ ...before, ...changes })), [set]);
  return [preferences, change];
}
