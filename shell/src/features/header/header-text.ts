/** Texts of the header and of the two panels that it opens. */
export const headerText = {
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  menu: 'Main',
  pillars: 'Parts of the site',
  breadcrumbs: 'Breadcrumbs',
  search: 'Search',
  more: 'More options',
  share: 'Share',
};
