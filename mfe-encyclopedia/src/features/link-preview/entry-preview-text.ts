export const entryPreviewText = {
  loading: 'Loading...',
  failed: 'The entry could not be loaded.',
};
