import { bookBySlug, type Book } from '@manna/shared/domain';

/** The slug that a segment of a path stands for, which a reader may have typed with capitals and spaces: '1 Samuel', '1+Samuel'. */
export const slugOfPath = (segment: string): string =>
  segment
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_+]+/g, '-');

/** The book that a segment of a path names: '1 Samuel', 'song-of-solomon'. */
export const bookOfPath = (segment: string): Book | undefined => bookBySlug(slugOfPath(segment));
