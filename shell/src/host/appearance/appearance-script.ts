import type { ResolvedComposition } from '@manna/shared/contracts';
import { LAST_USER_KEY, preferencesState, storageKey } from '@manna/shared/runtime';
import { appearancePreferences, THEME_ATTRIBUTE, THEME_COLOR_ELEMENT_ID } from './appearance-attributes';

/** The paper of each theme in tokens.css, for the browser's own frame. The script runs before the style sheets. */
export const themeColors = { light: '#faf6ee', dark: '#201d19', sepia: '#f4e8d1' } as const;

/** Content of the page's meta elements theme-color by their media. */
export const systemThemeColors = {
  '(prefers-color-scheme: light)': themeColors.light,
  '(prefers-color-scheme: dark)': themeColors.dark,
} as const;

const ANY_OWNER = '*';
const [keyStart, keyEnd] = storageKey(ANY_OWNER, preferencesState.key)
  .split(ANY_OWNER)
  .map((part) => JSON.stringify(part));

/**
 * Script in the page before its styles and its text. It applies the look that the last reader in this browser chose,
 * so that the page is never shown in another look first. useAppearance does the same after hydration.
 */
export function appearanceScript(composition: Pick<ResolvedComposition, 'pillars'>): string {
  const choices = appearancePreferences(composition).map(({ attribute, preference }) => [
    preference.name,
    attribute,
    preference.choices,
  ]);
  return [
    'try{const s=localStorage,d=document,r=d.documentElement,',
    `u=s.getItem(${JSON.stringify(LAST_USER_KEY)}),`,
    `p=JSON.parse(u&&s.getItem(${keyStart}+u+${keyEnd})||s.getItem(${JSON.stringify(storageKey(null, preferencesState.key))}));`,
    `if(p){for(const [n,a,o] of ${JSON.stringify(choices)})if(o.includes(p[n]))r.setAttribute(a,p[n]);`,
    `const c=${JSON.stringify(themeColors)}[r.getAttribute(${JSON.stringify(THEME_ATTRIBUTE)})];`,
    `if(c)d.head.prepend(Object.assign(d.createElement("meta"),{name:"theme-color",id:${JSON.stringify(THEME_COLOR_ELEMENT_ID)},content:c}))}}catch{}`,
  ].join('');
}
