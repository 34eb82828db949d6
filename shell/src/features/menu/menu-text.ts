/** Texts of the main menu that every page has. */
export const menuText = {
  menu: 'Main',
  closeMenu: 'Close menu',
  tabs: 'Menu tabs',
  main: 'Main menu',
  help: 'Help',
  home: 'Home',
  ourStory: 'Our Story',
  gospel: "God's Gift",
  beliefs: 'Our Beliefs',
  store: 'Store',
  privacy: 'Privacy',
  terms: 'Terms',
  more: (name: string) => `More of ${name}`,
  support: 'Support us',
  giving: 'Giving',
  share: 'Share',
  circulate: 'Circulate',
  contribute: 'Contribute',
  social: 'Social Media',
  history: 'Recent History',
  preferences: 'Website Settings',
  loading: 'Loading',
  login: 'Login for Extra Features!',
  welcome: (name: string) => `Welcome back, ${name}!`,
};

/** Texts of the other tabs. */
export const menuTabText = {
  back: 'Back to Main Menu',
  guide: 'How to use this site',
  moreHelp: 'More help:',
  comingSoon: 'Coming Soon',
  failed: (name: string) => `Error loading ${name} content. Please refresh.`,
  all: (name: string) => `All of ${name}`,
};
