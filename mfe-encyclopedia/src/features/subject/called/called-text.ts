/** Texts of the page of a word that several entries may be meant by. */
export const calledText = {
  lead: 'Several entries have this name, or are known by it.',
  englishOnly: 'The names and descriptions of the entries are in English only.',
};
