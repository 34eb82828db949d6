export const homeText = {
  englishOnly: 'Most of the texts here are in English only.',
  today: 'Today',
  lookAround: 'Look around',
};
