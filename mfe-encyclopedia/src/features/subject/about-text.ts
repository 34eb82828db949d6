/** Texts below an entry: how its text came about, and what a reader can do with it. */
export const aboutText = {
  howWeKnow: 'How we know',
  authored: 'This entry was written for this site.',
  derived: 'This entry was compiled from the original texts of the Bible and the lexicon.',
  imported: 'This entry was imported from another collection.',
  certainty: (certainty: string) => `Which one the Bible means: ${certainty}.`,
  dating: (dating: string) => `How it is dated: ${dating}.`,
  passages: 'What it says about the Bible rests on the passages that it names.',
  chosen: 'Its verses were chosen by hand, because no rule finds them all.',
  evidence: 'Why it is in this category',
  share: 'Share',
  print: 'Print',
  correct: 'Suggest a correction',
  cite: 'Cite this entry',
};
