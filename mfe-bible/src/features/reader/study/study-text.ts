export const studyText = {
  study: 'Study',
  compare: 'Compare translations',
  crossReferences: 'Show cross-references',
  commentary: 'Commentary',
  interlinear: 'Hebrew, word by word',
  verses: 'Verse by verse',
  searchIn: (book: string) => `Search in ${book}`,
  listen: 'Listen',
  print: 'Print',
};
