export const stepsText = {
  chapters: 'Chapters',
  previous: 'Previous chapter',
  next: 'Next chapter',
};
