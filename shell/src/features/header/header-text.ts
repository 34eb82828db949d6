/** Texts of the header. */
export const headerText = {
  openMenu: 'Menu',
  pillars: 'Parts of the site',
  breadcrumbs: 'Breadcrumbs',
  more: 'More options',
  share: 'Share',
};
