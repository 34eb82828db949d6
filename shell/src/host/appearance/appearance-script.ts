import { LAST_USER_KEY, preferenceChoices, preferencesState, storageKey } from '@manna/shared/runtime';
import {
  appearanceAttributes,
  appearancePreferences,
  THEME_COLOR_ELEMENT_ID,
  THEME_COLOR_PROPERTY,
} from './appearance-attributes';

/** Content of the page's meta elements theme-color by their media: the paper of tokens.css in the system's two themes. */
export const systemThemeColors = {
  '(prefers-color-scheme: light)': '#faf6ee',
  '(prefers-color-scheme: dark)': '#201d19',
} as const;

const ANY_OWNER = '*';
const [keyStart, keyEnd] = storageKey(ANY_OWNER, preferencesState.key)
  .split(ANY_OWNER)
  .map((part) => JSON.stringify(part));

const choices = JSON.stringify(
  appearancePreferences.map((name) => [name, appearanceAttributes[name], preferenceChoices[name]]),
);

/**
 * Script that stands in the page after its styles and before its text: gives it the look that
 * the reader who was last here chose, so that it is shown in no other look first. The same as
 * applyAppearance, which keeps it so.
 */
export const appearanceScript = (): string =>
  [
    'try{const s=localStorage,d=document,r=d.documentElement,',
    `u=s.getItem(${JSON.stringify(LAST_USER_KEY)}),`,
    `p=JSON.parse(u&&s.getItem(${keyStart}+u+${keyEnd})||s.getItem(${JSON.stringify(storageKey(null, preferencesState.key))}));`,
    // As the store reads them: one that nobody knows makes all of them nothing.
    `const c=${choices};if(p&&c.every(([n,,o])=>p[n]===undefined||o.includes(p[n]))){for(const [n,a] of c)if(p[n])r.setAttribute(a,p[n]);`,
    `const t=r.getAttribute(${JSON.stringify(appearanceAttributes.theme)});if(t&&t!=="system"){`,
    `const m=d.createElement("meta");m.name="theme-color";m.id=${JSON.stringify(THEME_COLOR_ELEMENT_ID)};`,
    `m.content=getComputedStyle(r).getPropertyValue(${JSON.stringify(THEME_COLOR_PROPERTY)}).trim();`,
    'd.head.prepend(m)}}}catch{}',
  ].join('');
