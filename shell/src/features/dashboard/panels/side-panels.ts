/** Code that only pages with several panels need, in one chunk, because most pages have one panel. */
export { KeepScrolled } from './keep-scrolled';
export { PanelTabs } from './panel-tabs';
export { Separators } from './separator';
export { SidePanel } from './side-panel';
