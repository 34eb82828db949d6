/** Texts of what is offered with another translation. */
export const everywhereText = {
  use: (translation: string) => `Use ${translation} everywhere`,
  used: (translation: string) => `${translation} is now used everywhere. Website Settings change it again.`,
};
