/** Texts of the bar that reads a chapter aloud. */
export const listenText = {
  title: 'Read aloud',
  verse: (chapter: string, verse: number) => `${chapter}:${verse}`,
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous verse',
  next: 'Next verse',
  rate: 'Speed',
  voice: 'Voice',
  anyVoice: 'As my device',
  stop: 'Stop',
  failed: 'Your browser could not read this aloud.',
};
