import type { ResolvedComposition } from '@manna/shared/contracts';
import { choicePreference, sitePreferences, type ChoicePreference } from '@manna/shared/runtime';

/** A preference that the root element carries as an attribute; the site's style sheets select by it. */
export interface AppearancePreference {
  attribute: string;
  preference: ChoicePreference<string>;
}

const attributeOf = (name: string): string =>
  `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The theme's attribute: it also decides the colour of the browser's own frame. */
export const THEME_ATTRIBUTE = attributeOf(sitePreferences.theme.name);

/** Preferences of the interface, and those that the pillars declare. */
export const appearancePreferences = ({ pillars }: Pick<ResolvedComposition, 'pillars'>): AppearancePreference[] => {
  const declared = pillars.flatMap(({ metadata }) => metadata?.extensions.preferences ?? []);
  const ofPillars = declared.flatMap(({ name, choices: [first, ...others] }) =>
    first === undefined ? [] : [choicePreference(name, [first, ...others])],
  );
  return [...Object.values(sitePreferences), ...ofPillars].map((preference) => ({
    attribute: attributeOf(preference.name),
    preference,
  }));
};

/** Id of the first theme-color element, which is in the page only if the reader chose a theme. */
export const THEME_COLOR_ELEMENT_ID = 'chosen-theme-color';

/** The custom property whose colour the browser's own frame takes. */
export const THEME_COLOR_PROPERTY = '--paper';
