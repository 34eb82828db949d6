export const ownText = {
  heading: 'Your pages',
  /** Says that they stay where they are. */
  note: 'Only on your device',
  bookmark: 'Bookmark',
  visited: 'Visited lately',
  jump: (count: number) => (count === 1 ? '1 of your pages' : `${count} of your pages`),
};
