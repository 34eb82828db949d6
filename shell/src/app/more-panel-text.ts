/** Texts of the more-options panel. */
export const morePanelText = {
  tabs: 'More options',
  share: 'Share',
  page: 'Page',
  openBeside: (name: string) => `Open beside: ${name}`,
  openInPanel: 'Open in a side panel',
  print: 'Print this page',
  preferences: 'Website Settings',
};
