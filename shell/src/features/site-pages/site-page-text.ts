export const sitePageText = {
  home: 'Home',
  sources: 'Where it comes from',
  version: (version: string) => `Version ${version}`,
  noSocial: 'This site has no page on another service yet. You can share this one:',
  give: 'Give',
  share: 'Share',
  join: 'How to join',
  contribute: 'Contribute',
  noGifts: 'This site is not set up to receive gifts. What helps it most costs nothing:',
  write: 'Write to us',
  unknown: 'We do not know this kind of page',
  unknownText: (slug: string) => `This site has no pages of the kind that “${slug}” is. Try searching for it.`,
};
