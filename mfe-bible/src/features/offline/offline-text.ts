/** Texts of the setting that downloads translations. */
export const downloadText = {
  heading: 'Reading offline',
  intro: (megabytes: string) =>
    `Pages that you read are saved on this device. A whole translation takes about ${megabytes} MB.`,
  translation: 'Translation',
  download: 'Download',
  resume: 'Continue the download',
  cancel: 'Cancel',
  remove: (name: string) => `Remove ${name}`,
  progress: (done: string, total: string, megabytes: string) => `${done} of ${total} chapters, ${megabytes} MB`,
  whole: (megabytes: string) => `Downloaded, ${megabytes} MB`,
  notSupported: 'This browser cannot save texts for reading offline.',
  noRoom: 'There is no room left on this device for this translation. Remove another one, or free some space.',
  failed: 'Download paused. Everything so far is saved; continue when you are back online.',
  listFailed: 'The translations could not be loaded. Please try again later.',
};

/** Texts of the pages that are made in the service worker, which has no catalogues of the page. */
export const offlinePageText = {
  en: { shelf: 'Translations on this device', previous: 'Previous chapter', next: 'Next chapter' },
  es: { shelf: 'Traducciones en este dispositivo', previous: 'Capítulo anterior', next: 'Capítulo siguiente' },
};
