/** Texts of the help panel, with a sentence for each example of searchExamples. */
export const searchHelpText = {
  examples: 'Examples',
  reference: 'A reference leads to that passage. Books may be short, and a translation may follow: ps 23 kjv.',
  forms: 'Old and new forms find each other, and so do spellings: you and thou, has and hath, neighbor and neighbour.',
  names: 'Names are found in their other spellings, with or without accents, points, hyphens and apostrophes: Beth-el.',
  words: 'Any of the words. What has more of them stands first, and a word may have one letter wrong.',
  phrase: 'Exactly these words, one after the other.',
  required: 'Results must have each word with a plus.',
  excluded: 'Results must not have a word or a phrase with a minus.',
  either: 'At least one of them, with OR in capitals.',
  brackets: 'Words in brackets belong together: all of one group, or all of the other.',
  near: 'At most five words apart, in any order, even if a verse ends between them.',
  letters: 'A question mark inside of a word is any one letter, a star is any letters.',
  relation: 'Who or what has this relation: also the kings of Judah, the miracles of Jesus, the tribe of Paul.',
  gap: 'A question mark in place of a word: you see what fills it, and how often.',
  strongs: 'Verses whose Hebrew text has the word with this Strong’s number, or with one of several (H430-H433).',
  scope:
    'Only in a part of the Bible: a testament (in:nt), a division (in:prophecy), books or chapters (in:ruth,john-3).',
  translations: 'In every translation: each verse says which of them has these words.',
};
