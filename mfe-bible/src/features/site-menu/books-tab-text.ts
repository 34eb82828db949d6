/** Texts of the pillar's tab in the main menu. */
export const booksTabText = {
  testaments: 'Which books',
  overall: 'All books',
  old: 'Old Testament',
  new: 'New Testament',
};
