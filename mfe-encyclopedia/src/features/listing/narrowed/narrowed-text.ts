/** Texts of the controls that narrow and sort a list. */
export const narrowedText = {
  filter: 'Filter by name',
  sort: 'Sort by',
  date: 'Date',
  name: 'Name',
  first: 'First mention',
  mentions: 'Number of verses',
  show: 'Show',
  view: 'View',
  narrow: 'Narrow this list',
  chosen: 'Chosen filters',
  remove: (what: string) => `Remove filter: ${what}`,
  letter: (letter: string) => `Letter ${letter}`,
  clear: 'Show the whole list',
  strongs: (number: string) => `${number} of Strong’s lexicon`,
  found: (count: number, shown: string) => (count === 1 ? '1 entry found' : `${shown} entries found`),
  none: 'No entry matches these filters.',
  undated: 'People without a date come last.',
  verses: (count: number, shown: string) => (count === 1 ? '1 verse' : `${shown} verses`),
};

/** Names of the views of a list. */
export const viewNames = { list: 'List', grid: 'Grid' };

/** Names of facets. */
export const facetText = {
  period: 'Period',
  role: 'Role',
  testament: 'First mention',
  division: 'Part of the Bible',
  sex: 'Sex',
  kind: 'Kind',
  certainty: 'Identification',
  dating: 'How it is dated',
  tribe: 'Tribe or people',
};

/** What a facet's name does not say. */
export const facetNotes = {
  role: 'As a verse or the title of the entry calls the person.',
  division: 'By the first verse that mentions the entry.',
  /** Only of people. */
  period:
    'The period of a reign or ministry, of the event that first mentions or shows the person, or of the life. Those of whom none of these is known have no period.',
};

/** Names of the values of a person's sex, as the content has them. */
export const sexText = { male: 'Male', female: 'Female' };
