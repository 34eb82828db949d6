/** Texts of the links to the entries beside one. */
export const stepsText = {
  beside: 'Entries beside it',
  previous: 'Previous by name',
  next: 'Next by name',
  earlier: 'Earlier',
  later: 'Later',
};
