/**
 * Collapses spaces, trims both ends, and removes spaces before a full stop or comma, which remain when a footnote is
 * removed from a text. No-break spaces stay, because they join nested quotation marks.
 */
export const tidySpaces = (text: string): string =>
  text
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ([.,;:?!])/g, '$1')
    .replace(/^ | $/g, '');
