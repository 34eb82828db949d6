export const searchText = {
  home: 'Home',
  title: 'Search',
  description: 'Search every part of this site at once.',
  lead: 'One search for every part of this site.',
  today: 'Today',
  notYet:
    'Search is not available yet. Until it is, browse the parts of the site; to find a word on a page, search in your browser.',
  browse: (name: string) => `Browse: ${name}`,
  planned: 'What it will search',
};
