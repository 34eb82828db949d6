/** Texts of the search of every translation. */
export const translationsText = {
  download: (megabytes: string) => `Downloads ${megabytes} MB the first time.`,
  loading: (names: string) => `Loading ${names} …`,
  failed: (names: string) => `Could not be loaded: ${names}.`,
  oneTranslation: 'Without JavaScript only the King James Version is searched, not every translation.',
  offer: 'Another translation may have these words.',
};
