export const bookmarksText = {
  home: 'Home',
  account: 'Account',
  title: 'Bookmarks',
  description: 'Your bookmarks: search, labels, an order of your own, and lists that you share by a link.',
  lead: 'The pages that you have starred, to find again and to share.',
  invitation:
    'Bookmarks belong to an account, so that they are on all your devices. Signed in, you find a star on every page.',
  needsScript: 'Your browser shows your bookmarks only if JavaScript is on.',
};

/** Texts of the reader's own list. */
export const bookmarkListText = {
  empty: 'You have no bookmarks yet. Open a page and choose its star.',
  read: 'Read the Bible',
  search: 'Search bookmarks',
  order: 'Order',
  byBible: 'By the Bible',
  byDate: 'By date',
  byHand: 'By hand',
  labels: 'Labels',
  noneFound: 'No bookmark has these words and labels.',
  shown: (count: number, total: number) =>
    count === total ? (total === 1 ? '1 bookmark' : `${total} bookmarks`) : `${count} of ${total} bookmarks`,
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all',
  selectNone: 'Select none',
  selected: (count: number) => `${count} selected`,
  actions: 'For the selected bookmarks',
  label: 'Label',
  addLabel: 'Add label',
  removeLabel: (label: string) => `Remove the label ${label}`,
  share: 'Share as a link',
  delete: 'Delete',
  deleteQuestion: (count: number) => (count === 1 ? 'Delete this bookmark?' : `Delete these ${count} bookmarks?`),
  deleted: (count: number) => (count === 1 ? '1 bookmark is deleted.' : `${count} bookmarks are deleted.`),
  addedOn: (day: string) => `Added on ${day}`,
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  drag: 'Drag to another position',
  moved: (title: string, position: number, total: number) => `${title}: position ${position} of ${total}`,
};

/** Texts of sharing, and of a list that somebody shared. */
export const sharedListText = {
  share: 'Share as a link',
  name: 'Name of the list',
  link: 'Link to this list',
  copy: 'Copy link',
  copied: 'The link is copied.',
  selected: 'The link is selected: copy it with your keyboard or menu.',
  tooLong: 'This list is too long for a link. Select fewer bookmarks.',
  onlyLink:
    'The list is in the link itself: nothing is published. Whoever has the link sees these pages, and nothing else of yours.',
  close: 'Close',
  untitled: 'A shared list',
  title: (name: string) => `Shared list: ${name}`,
  lead: 'Somebody shared these pages with you. You need no account to read them.',
  broken: 'This link to a list is damaged or incomplete. Ask for it once more.',
  add: 'Add all to my bookmarks',
  added: (count: number) =>
    count === 1 ? '1 page is in your bookmarks now.' : `${count} pages are in your bookmarks now.`,
  allThere: 'All of them are in your bookmarks.',
  signIn: 'Sign in to add them to your bookmarks.',
  dismiss: 'Close this list',
};
