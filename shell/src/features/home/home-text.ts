export const homeText = {
  englishOnly: 'Most of the texts here are in English only.',
  find: (site: string) => `Search ${site}`,
  today: 'Today',
  lookAround: 'Look around',
};
