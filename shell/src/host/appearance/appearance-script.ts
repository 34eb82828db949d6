import type { ResolvedComposition } from '@manna/shared/contracts';
import { LAST_USER_KEY, preferencesState, storageKey } from '@manna/shared/runtime';
import {
  appearancePreferences,
  THEME_ATTRIBUTE,
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

/**
 * Script in the page between its styles and its text. It applies the look that the last reader in this browser chose,
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
    `const t=r.getAttribute(${JSON.stringify(THEME_ATTRIBUTE)});if(t&&t!=="system"){`,
    `const m=d.createElement("meta");m.name="theme-color";m.id=${JSON.stringify(THEME_COLOR_ELEMENT_ID)};`,
    `m.content=getComputedStyle(r).getPropertyValue(${JSON.stringify(THEME_COLOR_PROPERTY)}).trim();`,
    'd.head.prepend(m)}}}catch{}',
  ].join('');
}
