/** Texts above the results. */
export const resultToolsText = {
  didYouMean: (words: string) => `Did you mean “${words}”?`,
  why: 'Show reasons',
};
