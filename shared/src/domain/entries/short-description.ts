/** Search engines cut a description at about this many characters. */
const DESCRIPTION_LENGTH = 155;

/** Running text as a page's description. Text longer than about 155 characters is cut between words, with '…'. */
export const shortDescription = (words: string): string =>
  words.length <= DESCRIPTION_LENGTH ? words : `${words.slice(0, words.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
