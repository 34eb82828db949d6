/** Texts of an entry's page. */
export const entryText = {
  also: 'Also called',
  familyTree: 'Family tree',
  side: 'Facts and names',
  facts: 'At a glance',
  names: 'In the original',
  explained: 'Strong’s lexicon explains it as',
  references: 'Where to read about it',
  mentions: (name: string) => `Search the verses about ${name}`,
  verses: 'Verses that mention it',
  chosenVerses: 'Chosen verses',
  verseCount: (count: number, shown: string) => (count === 1 ? 'One verse' : `${shown} verses`),
  family: 'Family',
  events: 'Events',
  places: 'Places',
  tribes: 'Tribes and peoples',
  people: 'People',
  nature: 'Animals and plants',
  words: 'Words',
  articles: 'Articles',
  resources: 'Resources',
  related: 'Related',
  englishOnly: 'This entry is in English only.',
  says: (sound: string) => `Say ${sound}`,
  origin: 'Where this text comes from',
  authored: 'This entry was written for this site.',
  derived: 'This entry was compiled from the original texts of the Bible and the lexicon.',
  imported: 'This entry was imported from another collection.',
  evidence: 'How we know',
};

/** Names of facts, and texts for their values. */
export const factText = {
  lived: 'Lived',
  born: 'Born',
  died: 'Died',
  date: 'Date',
  dating: 'How it is dated',
  kind: 'Kind',
  location: 'Location',
  certainty: 'Identification',
  modernName: 'Today',
  candidates: 'Proposed sites',
  candidate: (site: string, confidence: number) => `${site} (${confidence}%)`,
  scientificName: 'Scientific name',
  measure: 'Measure',
  north: (degrees: string) => `${degrees}° N`,
  south: (degrees: string) => `${degrees}° S`,
  east: (degrees: string) => `${degrees}° E`,
  west: (degrees: string) => `${degrees}° W`,
};

/** Texts of the page that lists a chapter's verses. */
export const chapterText = {
  lead: 'Verse by verse: each leads to its translations, its words and the entries that it names.',
  description: (chapter: string, count: number) =>
    `The ${count} verses of ${chapter}, each with its translations, its words and the entries that it names.`,
  read: (chapter: string) => `Read ${chapter}`,
  otherLanguage: 'The text of the verses is in another language.',
  absent: 'This translation leaves the verse out.',
  verse: 'Verse',
};
