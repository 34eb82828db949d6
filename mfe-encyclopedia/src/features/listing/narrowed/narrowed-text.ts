/** Texts of the controls that narrow and sort a list. */
export const narrowedText = {
  filter: 'Filter by name',
  sort: 'Sort by',
  date: 'Date',
  name: 'Name',
  first: 'First mention',
  mentions: 'Number of verses',
  show: 'Show',
  narrow: 'Narrow this list',
  chosen: 'Chosen filters',
  remove: (what: string) => `Remove filter: ${what}`,
  letter: (letter: string) => `Letter ${letter}`,
  clear: 'Show the whole list',
  strongs: (number: string) => `${number} of Strong’s lexicon`,
  found: (count: number, shown: string) => (count === 1 ? '1 entry found' : `${shown} entries found`),
  none: 'No entry matches these filters.',
  verses: (count: number, shown: string) => (count === 1 ? '1 verse' : `${shown} verses`),
};

/** Names of facets. */
export const facetText = {
  period: 'Period',
  testament: 'First mention',
  sex: 'Sex',
  kind: 'Kind',
  certainty: 'Identification',
  dating: 'How it is dated',
  tribe: 'Tribe or people',
};

/** Names of the values of a person's sex, as the content has them. */
export const sexText = { male: 'Male', female: 'Female' };
