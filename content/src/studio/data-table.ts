import type { Entry, ProseInline, ProseTable } from '@manna/shared/contracts';
import { printed } from '@manna/shared/print';
import { osisOf } from '../base/bible/reference-verses';
import type { World } from './maker';
import { referenceText } from './pictures/reference-text';

/** What stands in a cell: words, or words with links. */
export type Cell = string | readonly ProseInline[];

/** Stands in a cell for which there is nothing to say. */
const NOTHING = '–';

const textRun = (words: string): ProseInline[] => [{ kind: 'text', text: printed(words) }];
const runOf = (cell: Cell): ProseInline[] => (typeof cell === 'string' ? textRun(cell || NOTHING) : [...cell]);

/** The data of a picture as a table. The first cell of a row names the row. An empty cell has a dash. */
export const dataTable = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): ProseTable => ({
  kind: 'table',
  caption: textRun(caption),
  head: head.map(textRun),
  rows: rows.map((row) => row.map(runOf)),
});

/** A name that links to its entry, if it has one. */
export const nameCell = (name: string, entry: Pick<Entry, 'id' | 'pagePath'> | undefined): readonly ProseInline[] =>
  entry ? [{ kind: 'entry', text: printed(name), id: entry.id, path: entry.pagePath }] : textRun(name);

/** Names one after the other, each with its link. */
export const namesCell = (cells: readonly (readonly ProseInline[])[]): readonly ProseInline[] =>
  cells.length === 0 ? textRun(NOTHING) : cells.flatMap((cell, index) => (index ? [...textRun(', '), ...cell] : cell));

/** References in the house style, 'Genesis 12:1-3; 13:1', each with its link. */
export const versesCell = (world: Pick<World, 'refs'>, references: string): readonly ProseInline[] =>
  world
    .refs(references)
    .flatMap((ref, index): ProseInline[] => [
      ...(index ? textRun('; ') : []),
      { kind: 'reference', text: referenceText(ref), osis: osisOf(ref) },
    ]);

/** The entries of people by their id. */
export const entriesById = ({ entries }: Pick<World, 'entries'>): ReadonlyMap<string, Entry> =>
  new Map([...entries.values()].map((entry) => [entry.id, entry]));
