import type { AuthoredContent } from '../authored';
import { entryKey } from '../authored';
import type { Fault } from '../fault';
import type { ChronologyFile } from '../front-matter';
import { yearNumber } from '../year-number';
import { citationFault } from './citation-faults';

type Row = ChronologyFile[number];

/** The collections whose entries each kind of date is about. */
const collections: Readonly<Record<Row['what'], string>> = {
  event: 'events',
  reign: 'people',
  life: 'people',
  ministry: 'people',
  writing: 'dictionary',
};

/**
 * Reports dates of entries that do not exist or are of another kind, those that end before they start, those that are there twice,
 * and sources that the library does not have.
 */
export function chronologyFaults({ chronology, entries, library: [library] }: AuthoredContent): Fault[] {
  const known = new Set(entries.map(entryKey));
  const dated = new Set<string>();
  return chronology.flatMap(({ file, data, lineOf }) =>
    data.flatMap((row, index): Fault[] => {
      const { entry, what, scheme, start, end = start, source } = row;
      const key = `${entry} ${what} ${scheme}`;
      const isTwice = dated.has(key);
      dated.add(key);
      const unknownSource = library && citationFault(source, library.data);
      return [
        ...(known.has(entry) ? [] : [`There is no entry "${entry}".`]),
        ...(entry.startsWith(`${collections[what]}/`) ? [] : [`${entry} has no ${what}.`]),
        ...(yearNumber(start) > yearNumber(end) ? ['It ends before it starts.'] : []),
        ...(isTwice ? [`The ${what} of ${entry} is dated twice in one scheme.`] : []),
        ...(unknownSource === undefined ? [] : [unknownSource]),
      ].map((sentence) => ({ file, line: lineOf(index), sentence }));
    }),
  );
}
