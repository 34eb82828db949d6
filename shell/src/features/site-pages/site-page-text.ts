export const sitePageText = {
  home: 'Home',
  sources: 'Where it comes from',
  version: (version: string) => `Version ${version}`,
  noSocial: 'This site is not on any other service yet. You can share this page:',
  give: 'Give',
  share: 'Share',
  join: 'How to join',
  contribute: 'Contribute',
  noGifts: 'This site is not set up to receive gifts. What helps it most costs nothing:',
  write: 'Write to us',
  unknown: 'Unknown kind of page',
  unknownText: (slug: string) => `This site has no pages of the kind “${slug}”. Try searching for it.`,
};
