export const versePreviewText = {
  loading: 'Loading...',
  failed: 'The words could not be loaded.',
  lacking: 'This translation does not have these verses.',
};
