/** The colors of pages that have no styles of the shell, light and dark. */
export const pageColors = `:root{color-scheme:light dark;--paper:#fffdf9;--ink:#2b241c;--soft:#5f5547;--rule:#ddd2bf;--accent:#9c2a22}
@media(prefers-color-scheme:dark){:root{--paper:#2a2621;--ink:#ece4d6;--soft:#b9ae9d;--rule:#453e35;--accent:#f0938a}}`;
