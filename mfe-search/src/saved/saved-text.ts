export const savedText = {
  save: 'Save this search',
  saved: 'Saved',
  heading: 'Saved searches',
  remove: (name: string) => `Remove ${name}`,
};
