export const playText = {
  play: 'Play',
  title: (name: string) => `Play: ${name}`,
  about: (name: string) => `About “${name}”`,
  fullSize: 'Open the picture at its full size',
  noPlayer: 'Your browser cannot play this file here. Download it:',
  data: 'The same as data',
};

export const timelineText = {
  events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
};

/** The evidence for a year of the timeline. */
export const datingText: Readonly<Record<string, string>> = {
  traditional: 'traditional date',
  historical: 'historical date',
  approximate: 'approximate date',
};
