/** What only readers need who have pages of their own beside the results. See useOwnBeside. */
export { findOwnBeside } from './find-own-beside';
export { findOwnPages } from './own-pages';
export { OwnList } from './own-list';
export { OwnNote } from './own-note';
export { OwnRows } from './own-rows';
