/** Texts of the bar that stays within reach in the middle of a text. */
export const reachText = {
  bar: 'Reading bar',
  go: 'Go to a passage',
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  swipe: 'Swipe left or right to turn the page.',
  keys: 'The arrow keys ← → turn the page, and G opens any passage.',
  gotIt: 'Got it',
};
