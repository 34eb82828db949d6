export const searchText = {
  home: 'Home',
  title: 'Search',
  description:
    'Search every part of this site at once: the Bible, the encyclopedia, articles, resources and the dictionary.',
  lead: 'One search for every part of this site, on your own device: nobody learns what you look for.',
  searched: 'What is searched',
};
