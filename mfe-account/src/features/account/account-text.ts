export const accountText = {
  home: 'Home',
  title: 'Account',
  description:
    'Your account, the devices that you are signed in on, and your own data: export, import, history and deletion.',
  lead: 'You can read everything here without an account. What you collect belongs to you, with an account or without.',
  card: 'Your account',
  invitation:
    'An account brings your bookmarks, history and settings to all your devices. Everything else works without one.',
  welcome: (name: string) => `Welcome back, ${name}!`,
  manage: 'Manage Account',
  signOut: 'Sign Out',
  adds: 'What an account adds',
  bookmarks: 'Bookmarks',
  bookmarksHint: 'Stars on every page, with labels and an order of your own, and lists to share.',
  devices: 'All your devices',
  devicesHint:
    'Notes, history, saved searches and settings follow you. You see where you are signed in, and can sign out there.',
  control: 'Nothing locked in',
  controlHint: 'Export everything at any time, and delete the account here, with 14 days to change your mind.',
  data: 'Your data',
  openBookmarks: 'Bookmarks',
  openNotes: 'Notes',
  openHistory: 'Recent History',
  openSettings: 'Website Settings',
  needsScript: 'Your browser exports, imports and deletes your data only if JavaScript is on.',
  history: 'History',
  pause: 'Pause the history',
  pauseHint: 'Pages that you visit while it is paused are not remembered.',
  clear: 'Delete the history',
  clearQuestion: 'Delete the list of pages you visited, on all your devices? This cannot be undone.',
  clearConfirm: 'Delete the history',
  cleared: 'The history is deleted.',
  archive: 'Export and import',
  archiveHint:
    'The export is one ZIP file with everything that is saved for you: to read, for spreadsheets, and for importing it again.',
  export: 'Export everything',
  exporting: 'Exporting...',
  exported: 'The export is in your downloads.',
  exportedHere:
    'The export is in your downloads, with what this device knows. The site could not be reached: what other devices have saved may be missing.',
  exportFailed: 'The export failed. Try again; if you are offline, when you are back online.',
  import: 'Import a file',
  importHint:
    'An export of this site, bookmarks of AndBible (CSV), or a text with one reference in a line. You see what would change first.',
};

/** How far the reader's devices are in sync. */
export const syncText = {
  title: 'Sync',
  synced: (when: string) => `Last synced ${when}.`,
  never: 'Not synced yet.',
  waiting: (count: number) => (count === 1 ? '1 change waits to be sent.' : `${count} changes wait to be sent.`),
  offline: 'You are offline. What you change is stored on this device, and sent when you are back online.',
  failed: 'The last sync failed. It is tried again by itself.',
  refused:
    'The site does not take some of what this device has, most likely because it is too much. It stays on this device: export it, or remove some of it.',
  notStored: 'The storage of this browser is full or not allowed. Keep this page open until everything is sent.',
};
