/** Texts of the viewer of pictures. */
export const viewerText = {
  keys: 'Keys: + and − zoom, the arrows move the picture, 0 shows the whole.',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole picture',
  full: 'Full screen',
  leaveFull: 'Leave full screen',
  position: (number: number, count: number) => `${number} of ${count}`,
};
