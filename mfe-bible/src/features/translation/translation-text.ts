import type { TranslationFeature } from '@manna/shared/contracts';
import type { Direction } from '../../generated/graphql';

export const translationText = {
  year: 'Year',
  language: 'Language',
  direction: 'Direction',
  licence: 'Licence',
  holds: 'What it holds',
  testaments: 'Testaments',
  whole: 'Old and New Testament',
  old: 'Old Testament',
  chapters: 'Chapters',
  verses: 'Verses',
  omitted: 'Verses missing here that other translations have',
  incomplete: 'Verses cut off in the source',
  incompleteNote: 'Their words end in “…”.',
  features: 'What it has besides the verses',
  books: 'Books',
  description: (name: string, year: number, chapters: number) =>
    `About the ${name} of ${year}: its language, its licence, what its ${chapters} chapters hold, and its books.`,
};

/** Languages of translations, by BCP 47 code. */
export const languageText: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Spanish',
  he: 'Hebrew',
  arc: 'Aramaic',
  grc: 'Greek',
  la: 'Latin',
  de: 'German',
  fr: 'French',
  pt: 'Portuguese',
};

export const directionText = {
  ltr: 'Read from left to right',
  rtl: 'Read from right to left',
} satisfies Record<Direction, string>;

const features = {
  addedWords: 'Words supplied by the translators, in italics',
  wordsOfJesus: 'Words of Jesus in red',
  notes: 'Notes in the margin',
  paragraphs: 'Paragraphs of its own',
  poetry: 'Poetry line by line',
  titles: 'Titles of psalms',
  headings: 'Headings inside the text',
  subscriptions: 'Subscriptions of letters',
  hebrewWords: 'The form and the root of each Hebrew word',
} satisfies Record<TranslationFeature, string>;

/** What a translation has besides the words of its verses, by feature. */
export const featureText: Readonly<Record<string, string>> = features;
