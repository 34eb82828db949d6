export const sitePageText = {
  home: 'Home',
  sources: 'Where it comes from',
  version: (version: string) => `Version ${version}`,
  noSocial: 'This site has no page on another service yet.',
  give: 'Give',
  share: 'Share',
  join: 'How to join',
  contribute: 'Contribute',
  unknown: 'We do not know this kind of page',
  unknownText: (slug: string) =>
    `Something led you here, to “${slug}”, but it is of a kind that this site does not have. Perhaps a search finds it.`,
  search: 'Search',
};
