/** Names that the breadcrumbs of several pages use. */
export const namesText = {
  home: 'Home',
  encyclopedia: 'Encyclopedia',
  dictionary: 'Dictionary',
  oldTestament: 'Old Testament',
  newTestament: 'New Testament',
};

/** Names of the encyclopedia's categories by slug. */
export const categoryNames = {
  people: 'People',
  places: 'Places',
  events: 'Events',
  plants: 'Plants',
  tribes: 'Tribes',
  animals: 'Animals',
};
