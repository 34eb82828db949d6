export const ownText = {
  heading: 'Your pages',
  /** Says that nothing is sent to find them: of a reader with an account, the site may have them as well. */
  note: 'Searched only on your device',
  bookmark: 'Bookmark',
  visited: 'Visited lately',
  jump: (count: number) => `Yours: ${count}`,
};
