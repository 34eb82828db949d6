/** What of the main menu needs a script: one chunk, fetched when the menu is first opened. */
export { MenuTabContent } from './menu-tab';
export { MenuTabList } from './menu-tab-list';
