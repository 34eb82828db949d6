export const articlesText = {
  lead: 'Short pieces to read in one sitting, each on one question, a find or a turn of phrase.',
  description: 'Short articles on the Bible: insights, history, science, culture, and things worth knowing.',
  newest: 'Newest first',
  none: 'No article stands here yet.',
  categoryDescription: (name: string, about: string, count: string) => `${name}: ${about} ${count}, newest first.`,
  readingTime: (minutes: number) => `${minutes} min read`,
  sources: 'Sources',
  authored: 'Written for this site. The Bible is quoted from the King James Version.',
  derived: 'Made for this site from the original texts and the lexicon.',
  imported: 'Brought in by the people who run this site.',
};
