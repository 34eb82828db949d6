export const searchText = {
  home: 'Home',
  title: 'Search',
  description: 'Search every part of this site at once.',
  lead: 'One question to every part of this site at once.',
  today: 'Today',
  notYet:
    'Search does not answer yet. Until it does, browse the parts of the site; to find a word on a page, use the search of your browser.',
  browse: (name: string) => `Browse: ${name}`,
  planned: 'What it will look through',
};
