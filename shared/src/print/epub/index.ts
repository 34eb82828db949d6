export { bookDocument } from './book-document';
export { COVER, coverMarkup, coverSvg, type CoverWords } from './cover';
export { makeEpub, type EpubOptions } from './make-epub';
export type { BookLanguage } from './book-language';
export type { ContentsGroup } from './package';
export { placeOf } from './xhtml';
