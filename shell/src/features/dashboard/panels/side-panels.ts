/** What a page of several panels needs, in one chunk: most pages have one panel. */
export { PanelTabs } from './panel-tabs';
export { Separators } from './separator';
export { SidePanel } from './side-panel';
