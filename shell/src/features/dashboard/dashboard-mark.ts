/** Class of the body of a page that shows more than one panel. */
export const MULTI_PANEL_CLASS = 'multi-panel';
