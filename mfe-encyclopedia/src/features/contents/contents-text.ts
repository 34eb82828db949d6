/** Texts of the encyclopedia's home page. */
export const contentsText = {
  lead: 'Who they were, where it happened, and what they saw growing by the road: the world of the Bible, entry by entry.',
  description: (count: string) =>
    `${count} entries on the people, places, events, plants, tribes and animals of the Bible, each with the passages that speak of it.`,
  people: 'The people the Bible names, with their families and their times.',
  places: 'Towns, lands and waters, and where they are thought to lie.',
  events: 'What happened, in chronological order.',
  plants: 'What was sown, eaten, burned and built with.',
  tribes: 'The tribes of Israel and the peoples around them.',
  animals: 'Creatures of the field, the sky and the sea.',
  atlas: 'See them on the map',
  all: (count: string) => `See all ${count}`,
  englishOnly: 'The names and descriptions of the entries are in English only.',
  divisions: 'The books of the Bible',
  divisionsLead: 'What each book is, chapter by chapter and verse by verse.',
  books: (count: number) => (count === 1 ? '1 book' : `${count} books`),
};
