/** Id of the element that the server renders the page into. */
export const ROOT_ELEMENT_ID = 'root';

/** Id of the page's main region. */
export const MAIN_ELEMENT_ID = 'main';

/** Id of the main menu's drawer, for the button that opens it. */
export const MENU_ID = 'site-menu';

/** On the text of a page, where clicks are recorded until scripts handle them: words in it, and links that open something. */
export const EARLY_CLICKS_ATTRIBUTE = 'data-early-clicks';

/** Class of the body element when the page has more than one panel. */
export const MULTI_PANEL_CLASS = 'multi-panel';
