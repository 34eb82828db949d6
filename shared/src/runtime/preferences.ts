import { useCallback } from 'react';
import type { Language } from '../contracts';
import { defineUserState } from './user-state/user-state-definition';
import { useNamedUserState } from './user-state/use-user-state';

/** What may be chosen, in the order it is offered. */
export const preferenceChoices = {
  theme: ['system', 'light', 'dark', 'sepia'],
  textSize: ['small', 'medium', 'large', 'larger', 'largest'],
  motion: ['system', 'reduced'],
} as const;

/** How a reader wants the site. */
export interface Preferences {
  /** Id of a translation, e.g. KJV. */
  readonly translationId: string;
  readonly theme: (typeof preferenceChoices.theme)[number];
  readonly textSize: (typeof preferenceChoices.textSize)[number];
  readonly motion: (typeof preferenceChoices.motion)[number];
  /** Of the interface; null where the reader has chosen none. */
  readonly language: Language | null;
}

const defaults: Preferences = {
  translationId: 'KJV',
  theme: 'system',
  textSize: 'medium',
  motion: 'system',
  language: null,
};

// The contract's own list would bring the checks of all contracts into every page.
const languages: Record<Language, true> = { en: true, es: true };

const oneOf = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value);

const checks: Record<keyof Preferences, (value: unknown) => boolean> = {
  translationId: (value) => typeof value === 'string' && /^\w+$/.test(value),
  theme: oneOf(preferenceChoices.theme),
  textSize: oneOf(preferenceChoices.textSize),
  motion: oneOf(preferenceChoices.motion),
  language: oneOf([null, ...Object.keys(languages)]),
};

const keys = Object.keys(checks) as (keyof Preferences)[];

function readPreferences(value: unknown): Preferences | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const stored = value as Partial<Record<keyof Preferences, unknown>>;
  // A preference that came later is not among those stored before.
  const preferences = Object.fromEntries(keys.map((key) => [key, stored[key] ?? defaults[key]]));
  return keys.every((key) => checks[key](preferences[key])) ? (preferences as unknown as Preferences) : undefined;
}

export const preferencesState = defineUserState<Preferences>({
  key: 'site/preferences',
  mode: 'user',
  read: readPreferences,
  initial: defaults,
});

/** The reader's preferences, and how to change some of them. */
export function usePreferences(): [Preferences, (changes: Partial<Preferences>) => void] {
  const [preferences, set] = useNamedUserState('usePreferences', preferencesState);
  // The same function each time, so that effects may depend on it.
  const change = useCallback((changes: Partial<Preferences>) => set((before) => ({ ...before, ...changes })), [set]);
  return [preferences, change];
}
