/** Texts around the words of a page of the content. */
export const sitePageWordsText = { otherLanguage: 'This text is in English only.' };
