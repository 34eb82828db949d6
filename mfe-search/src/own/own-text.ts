export const ownText = {
  heading: 'Your pages',
  /** Says that they stay where they are. */
  note: 'Only on your device',
  bookmark: 'Bookmark',
  visited: 'Visited lately',
  jump: (count: number) => `Yours: ${count}`,
};
