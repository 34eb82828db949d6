/** What a page of several panels needs, in one chunk: most pages have one panel. */
export { KeepScrolled } from './keep-scrolled';
export { PanelTabs } from './panel-tabs';
export { Separators } from './separator';
export { SidePanel } from './side-panel';
