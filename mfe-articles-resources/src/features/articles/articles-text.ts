export const articlesText = {
  lead: 'Short articles to read in one sitting, each about one question, one discovery or one turn of phrase.',
  description: 'Short articles on the Bible: insights, history, science, culture, and things worth knowing.',
  newest: 'Newest first',
  none: 'There are no articles here yet.',
  follow: 'Follow new articles in a feed reader:',
  categoryDescription: (name: string, about: string, count: string) => `${name}: ${about} ${count}, newest first.`,
  readingTime: (minutes: number) => `${minutes} min read`,
  origin: 'Where this text comes from',
  authored: 'Written for this site. The Bible is quoted from the King James Version.',
  derived: 'Compiled for this site from the original texts and the lexicon.',
  imported: 'Added by the people who run this site.',
};
