import { useEffect, useRef } from 'react';
import { preferencesState, usePreferences, type Preferences } from '@manna/shared/runtime';
import {
  appearanceAttributes,
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
  // Of several, a browser takes the first.
  document.head.prepend(meta);
  return meta;
}

/** Gives the open page this look, and the browser's own frame its colour. */
export function applyAppearance(preferences: Pick<Preferences, AppearancePreference>): void {
  const root = document.documentElement;
  for (const name of appearancePreferences) root.setAttribute(appearanceAttributes[name], preferences[name]);
  const color = chosenThemeColor();
  if (preferences.theme === 'system') color.remove();
  else color.content = getComputedStyle(root).getPropertyValue(THEME_COLOR_PROPERTY).trim();
}

/** Keeps the page's look in step with the reader's preferences, whichever tab or device they are changed in. */
export function useAppearance(): void {
  const [preferences] = usePreferences();
  const begun = useRef(false);
  useEffect(() => {
    // Until the stored ones are here, the look is the one that the page's script found.
    if (!begun.current && preferences === preferencesState.initial) return;
    begun.current = true;
    applyAppearance(preferences);
  }, [preferences]);
}
