export const linkPanelsText = {
  offer: 'Ways to open this link',
  newPanel: 'Open in a new panel',
  inPanel: (number: number) => `Open in panel ${number}`,
  newTab: 'Open in a new tab',
  copy: 'Copy link address',
  copied: 'Link address copied.',
  notCopied: 'The link address could not be copied.',
};
