import { useContext, useEffect, useMemo, useRef } from 'react';
import {
  CompositionContext,
  preferenceIn,
  preferencesState,
  sitePreferences,
  useStoredPreferences,
  type StoredPreferences,
} from '@manna/shared/runtime';
import {
  appearancePreferences,
  THEME_COLOR_ELEMENT_ID,
  THEME_COLOR_PROPERTY,
  type AppearancePreference,
} from './appearance-attributes';

function chosenThemeColor(): HTMLMetaElement {
  const existing = document.getElementById(THEME_COLOR_ELEMENT_ID);
  if (existing instanceof HTMLMetaElement) return existing;
  const meta = document.createElement('meta');
  meta.id = THEME_COLOR_ELEMENT_ID;
  meta.name = 'theme-color';
  // A browser takes the first one of several.
  document.head.prepend(meta);
  return meta;
}

/** Applies the stored look to the open page and to the browser's own frame. What is not chosen has no attribute. */
export function applyAppearance(stored: StoredPreferences, preferences: readonly AppearancePreference[]): void {
  const root = document.documentElement;
  for (const { attribute, preference } of preferences) {
    const chosen = preference.read(stored[preference.name]);
    root.removeAttribute(attribute);
    if (chosen) root.setAttribute(attribute, chosen);
  }
  const color = chosenThemeColor();
  if (preferenceIn(stored, sitePreferences.theme) === 'system') color.remove();
  else color.content = getComputedStyle(root).getPropertyValue(THEME_COLOR_PROPERTY).trim();
}

const NO_PILLARS = { pillars: [] };

/** Keeps the page's look in step with the reader's preferences, whichever tab or device they are changed in. */
export function useAppearance(): void {
  const stored = useStoredPreferences();
  const composition = useContext(CompositionContext) ?? NO_PILLARS;
  const preferences = useMemo(() => appearancePreferences(composition), [composition]);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Before the stored preferences arrive, the page has the look that its script applied.
    if (!hasBegun.current && stored === preferencesState.initial) return;
    hasBegun.current = true;
    applyAppearance(stored, preferences);
  }, [stored, preferences]);
}
