export const openedMarksText = {
  region: 'What was found on this page',
  clear: 'Remove marks',
};
