export const passageGameText = {
  passage: 'Passage',
  passageHint: 'Any chapter or verses: Ruth 1, Psalm 23, John 3:16-18',
  make: 'Make it',
  suggested: 'Or one of these:',
  unread: (written: string) =>
    `“${written}” is no passage of the Bible that can be read. Write it as Ruth 1 or John 3:16.`,
  tooFew: (passage: string) => `${passage} has too few words for this. Take a longer passage.`,
  cut: (count: number) => `Made from the first ${count} verses of the passage.`,
  read: (passage: string) => `Read ${passage}`,
  source: (passage: string, translation: string) => `${passage}, ${translation}`,
};

export const wordSearchText = {
  level: (level: number) => ['Across and down', 'Aslant, too', 'Backwards, too'][level - 1] ?? '',
  how: 'Find the words in the square: press the first letter of a word, then its last. A line can also be drawn over them.',
  grid: (passage: string) => `Letters of ${passage}`,
  words: 'Words to find',
  cell: (letter: string, row: number, column: number) => `${letter}, row ${row}, column ${column}`,
  start: (letter: string) => `The word begins with this ${letter}. Now its last letter.`,
  found: (word: string, found: number, count: number) => `${word}: ${found} of ${count} words found.`,
  isFound: 'found',
  noWord: 'No word to find is there.',
  hint: 'Show a first letter',
  hinted: (word: string, row: number, column: number) => `${word} begins in row ${row}, column ${column}.`,
  score: (found: number, count: number) => `${found} of ${count} words found`,
  all: (count: number, hints: number) =>
    hints === 0
      ? `All ${count} words found.`
      : `All ${count} words found, with ${hints === 1 ? 'one hint' : `${hints} hints`}.`,
  place: (first: string, last: string) => `from ${first} to ${last}`,
  position: (row: number, column: number) => `row ${row}, column ${column}`,
};

export const memoryVerseText = {
  level: (level: number) =>
    ['A quarter of the words', 'Half of the words', 'Three quarters of the words', 'All words'][level - 1] ?? '',
  how: 'Read the passage, then write the words that are missing. Each level hides more of them.',
  missing: 'missing word',
  word: (index: number, count: number) => `Missing word ${index} of ${count}`,
  check: 'Check',
  show: 'Show this word',
  right: (word: string) => `Right: ${word}`,
  wrong: (first: string) => `Not yet. It begins with ${first}.`,
  shown: (word: string) => `It is ${word}.`,
  result: (known: number, count: number) =>
    known === count ? `You knew all ${count} words.` : `You knew ${known} of ${count} words at once.`,
};
