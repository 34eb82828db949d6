/** English texts about the works that an entry cites. */
export const worksText = {
  sources: 'Sources',
  sourcesLead: 'What this page says from outside the Bible rests on these.',
  reading: 'Further reading',
};
