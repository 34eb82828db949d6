export const studyText = {
  study: 'Study',
  compare: 'Compare translations',
  crossReferences: 'Cross-references beside it',
  interlinear: 'Hebrew, word by word',
  verses: 'Verse by verse',
  listen: 'Listen',
  print: 'Print',
};
