export const mediaText = {
  speed: 'Speed',
  times: (speed: number) => (speed === 1 ? 'Usual' : `${speed} ×`),
  transcript: 'Transcript',
  /** Time: '1:05'. */
  playFrom: (time: string) => `Play from ${time}`,
  goesOn: (time: string) => `It goes on at ${time}, where you stopped.`,
  restart: 'From the beginning',
  offline: 'It could not be loaded. Look at your connection, then try again.',
  unplayable: 'Your browser cannot play a file of this type. You can download it and read the transcript.',
  missing: 'This file is missing on our site. Its transcript is here to read.',
  tryAgain: 'Try again',
  download: 'Download',
  captions: 'Captions',
};

export const readAlongText = {
  start: 'Start',
  goOn: 'Go on',
  pause: 'Pause',
  restart: 'From the beginning',
  aloud: 'Read aloud',
  silent: 'This device has no voice for this language, so the words are marked in silence.',
};
