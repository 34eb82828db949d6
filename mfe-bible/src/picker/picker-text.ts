/** Texts of the button, before the dialog is opened. */
export const pickerText = {
  go: 'Go to a passage',
  keys: 'Key: g',
};
