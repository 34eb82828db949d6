/**
 * One space wherever a source has several, none at either end and none before a full stop or comma: where a footnote
 * was taken out of a text, its spaces stayed behind. No-break spaces hold nested quotation marks together and stay.
 */
export const tidySpaces = (text: string): string =>
  text
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ([.,;:?!])/g, '$1')
    .replace(/^ | $/g, '');
