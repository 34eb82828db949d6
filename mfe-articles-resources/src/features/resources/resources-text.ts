export const resourcesText = {
  lead: 'Things to look at, listen to, print and take with you.',
  description: 'Maps, infographics, art, media and downloads for studying the Bible.',
  all: 'All resources',
  none: 'There are no resources here yet.',
  categoryDescription: (name: string, about: string, count: string) => `${name}: ${about} ${count}.`,
  play: 'Play',
  view: 'View large',
  fullSize: 'Open the picture at its full size',
  files: 'Files',
  download: 'Download',
};
