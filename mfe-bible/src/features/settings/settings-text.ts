/** Texts of the pillar's fields of the settings. */
export const settingsText = {
  translation: 'Bible translation',
};
