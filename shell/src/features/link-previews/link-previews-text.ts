export const linkPreviewsText = {
  loading: 'Loading...',
  failed: 'The preview could not be loaded.',
  open: 'Read on',
};
