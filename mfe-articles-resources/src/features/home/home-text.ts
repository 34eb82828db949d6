/** Texts of the card on the home page. */
export const homeText = {
  news: 'What is new',
  allArticles: 'All articles',
};
