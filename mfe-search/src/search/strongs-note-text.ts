/** Shown with a query that has the Strong's number of a Greek word. */
export const strongsNoteText = {
  onlyHebrew:
    'Only the Hebrew words of the Old Testament can be searched by Strong’s numbers yet (H430), not Greek words (G2316).',
};
