/** Texts of the notes about copies and updates. */
export const offlineText = {
  copy: 'You are reading a copy from this device.',
  savedOn: (when: string) => `Saved on ${when}.`,
  backOnline: 'You are online again.',
  updateReady: 'A new version of this site is ready.',
  reload: 'Reload',
  later: 'Later',
  typed: 'What you have typed on this page may not be saved.',
  reloadAnyway: 'Reload anyway',
};
