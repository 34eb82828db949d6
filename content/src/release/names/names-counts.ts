/** Expected counts of the packages and of what the rules find. Another figure means that one of them has changed. */
export const expectedNameCounts = {
  verses: 23_145,
  words: 306_741,
  'proper nouns': 2487,
  gentilics: 262,
  'Greek names': 590,
} as const;
