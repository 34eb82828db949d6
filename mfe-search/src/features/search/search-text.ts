export const searchText = {
  home: 'Home',
  title: 'Search',
  description:
    'Search every part of this site at once: the Bible, the encyclopedia, articles, resources and the dictionary.',
  lead: 'One search for every part of this site. What you type is searched on your own device.',
  searched: 'What is searched',
  filters: 'Filter the results',
  previous: 'Previous results',
  next: 'More results',
  busy: 'Search is busy. Please try again in a moment.',
};
