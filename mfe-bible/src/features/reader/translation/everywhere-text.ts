/** Texts of the button that changes the preferred translation. */
export const everywhereText = {
  use: (translation: string) => `Use ${translation} everywhere`,
  used: (translation: string) => `${translation} is now used everywhere. You can change this in Website Settings.`,
};
