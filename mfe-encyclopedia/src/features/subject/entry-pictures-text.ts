export const entryPicturesText = {
  pictures: 'Pictures',
  closer: 'Look closer, or download it',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (number: number, count: number) => `Picture ${number} of ${count}`,
};
