export const homeText = {
  englishOnly: 'Most of what there is to read here is in English only.',
  today: 'Today',
  lookAround: 'Look around',
};
