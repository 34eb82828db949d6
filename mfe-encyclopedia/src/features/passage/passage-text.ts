/** Texts of the page of what a passage mentions. */
export const passageText = {
  title: (passage: string) => `People, places and words in ${passage}`,
  crumb: 'People, places and words',
  lead: 'What the verses of this passage name or describe: first what most of them are about.',
  description: (passage: string, groups: string) => `What ${passage} mentions: ${groups}.`,
  group: (name: string, count: string) => `${name}: ${count}`,
  englishOnly: 'The names of the entries are in English only.',
  read: (passage: string) => `Read ${passage}`,
  atlas: 'Show its places on the atlas',
  /** Before a link to the first of the verses. */
  verses: (count: number, shown: string) => (count === 1 ? '1 verse:' : `${shown} verses, from`),
  visited: 'On a journey',
  mentioned: 'Mentioned',
  more: (count: number, shown: string) => (count === 1 ? '1 more' : `${shown} more`),
  cut: (shown: string, total: string) => `These are the ${shown} of ${total} that most verses mention.`,
  none: 'No verse of this passage mentions an entry of the encyclopedia or the dictionary.',
  map: 'Places of this passage on a map',
};
