/** Texts of this pillar's settings. */
export const settingsText = {
  translation: 'Bible translation',
};
