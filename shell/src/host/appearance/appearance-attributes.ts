/** Attributes of the root element by the preference they carry: the site's style sheets draw the page by them. */
export const appearanceAttributes = {
  theme: 'data-theme',
  textSize: 'data-text-size',
  motion: 'data-motion',
  measure: 'data-measure',
  verses: 'data-verses',
  verseNumbers: 'data-verse-numbers',
  redLetters: 'data-red-letters',
} as const;

export type AppearancePreference = keyof typeof appearanceAttributes;

export const appearancePreferences = Object.keys(appearanceAttributes) as AppearancePreference[];

/** Id of the meta element, first of its name, that stands for a theme the reader chose; absent for the system's. */
export const THEME_COLOR_ELEMENT_ID = 'chosen-theme-color';

/** The custom property whose colour the browser's own frame takes. */
export const THEME_COLOR_PROPERTY = '--paper';
