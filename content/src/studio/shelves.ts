import type { BookDivision, Testament } from '@manna/shared/domain';
import { palette } from '@manna/shared/print';

/** A shelf of the Bible as sheets show it. */
export interface Shelf {
  readonly name: string;
  readonly testament: Testament;
  readonly division: BookDivision;
  readonly colour: string;
}

/** In the order and the colours in which the site has the divisions. */
export const shelves: readonly Shelf[] = [
  { name: 'The Law', testament: 'old', division: 'law', colour: palette.red },
  { name: 'History', testament: 'old', division: 'history', colour: palette.orange },
  { name: 'Poetry', testament: 'old', division: 'poetry', colour: palette.yellow },
  { name: 'The Prophets', testament: 'old', division: 'prophecy', colour: palette.green },
  { name: 'The Gospels', testament: 'new', division: 'gospels', colour: palette.blue },
  { name: 'The Church', testament: 'new', division: 'history', colour: palette.orange },
  { name: 'The Letters', testament: 'new', division: 'letters', colour: palette.purple },
  { name: 'The Vision', testament: 'new', division: 'prophecy', colour: palette.green },
];
