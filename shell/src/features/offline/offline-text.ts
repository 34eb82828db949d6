export const offlineText = {
  copy: 'You are reading a copy kept on this device.',
  keptOn: (when: string) => `Kept on ${when}.`,
  updateReady: 'A new version of this site is ready.',
  reload: 'Reload',
  later: 'Later',
};

export const keepTranslationText = {
  heading: 'Reading offline',
  intro: (megabytes: string) =>
    `Pages that you read are kept on this device. A whole translation takes about ${megabytes} MB.`,
  translation: 'Translation',
  keep: 'Keep on this device',
  goOn: 'Go on',
  cancel: 'Cancel',
  remove: (name: string) => `Remove ${name}`,
  progress: (done: string, total: string, megabytes: string) => `${done} of ${total} chapters, ${megabytes} MB`,
  whole: (megabytes: string) => `Kept whole, ${megabytes} MB`,
  notSupported: 'This browser cannot keep texts for reading offline.',
  noRoom: 'There is no room left on this device for this translation. Remove another one, or free some space.',
  failed: 'The translation could not be fetched whole. What came is kept; go on when you are online.',
  listFailed: 'The translations could not be listed. Please try again later.',
};
