/** Texts of an entry's page. */
export const entryText = {
  also: 'Also called',
  side: 'Facts and names',
  facts: 'At a glance',
  names: 'In the original',
  explained: 'Strong’s lexicon explains it as',
  references: 'Where to read about it',
  verses: 'Verses that mention it',
  chosenVerses: 'Chosen verses',
  verseCount: (count: number, shown: string) => (count === 1 ? 'One verse' : `${shown} verses`),
  firstVerses: (shown: string) => `The first ${shown} are here.`,
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

export const certaintyNames = {
  certain: 'No serious doubt',
  probable: 'Most agree',
  possible: 'One proposal among others',
  unknown: 'Not known',
};

export const datingNames = {
  traditional: 'By the traditional chronology',
  historical: 'Also by records outside the Bible',
  approximate: 'Close to the year given',
};

/** Kinds of places, animals, plants, tribes and words, as the content names them. */
export const kindNames: Readonly<Record<string, string>> = {
  place: 'Place',
  city: 'City',
  region: 'Region',
  mountain: 'Mountain',
  river: 'River',
  valley: 'Valley',
  country: 'Country',
  camp: 'Camp',
  island: 'Island',
  building: 'Building',
  spring: 'Spring',
  desert: 'Desert',
  sea: 'Sea',
  lake: 'Lake',
  garden: 'Garden',
  mammal: 'Mammal',
  bird: 'Bird',
  reptile: 'Reptile',
  fish: 'Fish',
  insect: 'Insect',
  other: 'Other',
  tree: 'Tree',
  shrub: 'Shrub',
  herb: 'Herb',
  grain: 'Grain',
  flower: 'Flower',
  product: 'Product of a plant',
  tribe: 'Tribe',
  people: 'People',
  family: 'Family',
  vocabulary: 'Word of the Bible',
  archaic: 'Old word',
  measure: 'Measure',
  coin: 'Coin',
  feast: 'Feast',
  office: 'Office',
  name: 'Name',
};

/** Texts of the page that lists a chapter's verses. */
export const chapterText = {
  lead: 'Verse by verse: each leads to its translations, its words and the entries that it names.',
  description: (chapter: string, count: number) =>
    `The ${count} verses of ${chapter}, each with its translations, its words and the entries that it names.`,
  read: (chapter: string) => `Read ${chapter}`,
  absent: 'This translation leaves the verse out.',
  verse: 'Verse',
};
