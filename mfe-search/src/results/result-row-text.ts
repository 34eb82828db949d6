export const resultRowText = {
  opensIn: (translation: string) => `Opens in ${translation}`,
};
