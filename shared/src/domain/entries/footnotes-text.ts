/** English texts about the footnotes of a text. */
export const footnotesText = {
  heading: 'Notes',
  note: (number: string) => `Note ${number}`,
  back: (number: string) => `Back to note ${number} in the text`,
};
