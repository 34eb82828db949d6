import { entryKey, type AuthoredContent } from '../authored';
import { linksOf } from '../draft';
import { entryRefsIn } from '../entry-refs';
import type { Fault } from '../fault';

/** Reports links and fields that name a missing entry, an entry under its old slug, or the entry itself. */
export function linkFaults({ entries, journeys, lineages }: AuthoredContent): Fault[] {
  const known = new Set(entries.map(entryKey));
  const moved = new Map(
    entries.flatMap(({ collection, slug, matter }) =>
      matter.oldSlugs.map((old) => [entryKey({ collection, slug: old }), entryKey({ collection, slug })] as const),
    ),
  );
  const sentenceOf = (target: string): string | undefined => {
    if (known.has(target)) return undefined;
    const now = moved.get(target);
    return now === undefined ? `There is no entry ${target}.` : `${target} is ${now} now.`;
  };
  const ofEntries = entries.flatMap((entry): Fault[] => {
    const { file, matter, lineOf, body } = entry;
    const named = [
      ...entryRefsIn(matter).map(({ path, target }) => ({ target, line: lineOf(...path) })),
      ...linksOf(body).map(({ target, line }) => ({ target, line })),
    ];
    return named.flatMap(({ target, line }) => {
      const sentence = target === entryKey(entry) ? `The entry names itself as ${target}.` : sentenceOf(target);
      return sentence === undefined ? [] : [{ file, line, sentence }];
    });
  });
  const ofTable = ({ file, data, lineOf }: (typeof journeys | typeof lineages)[number], isMissing: typeof sentenceOf) =>
    entryRefsIn(data).flatMap(({ path, target }): Fault[] => {
      const sentence = isMissing(target);
      return sentence === undefined ? [] : [{ file, line: lineOf(...path), sentence }];
    });
  const ofTables = [
    ...journeys.flatMap((one) => ofTable(one, sentenceOf)),
    // Lineages also name people whose entries are made of names, which are not known yet.
    ...lineages.flatMap((one) => ofTable(one, (target) => (moved.has(target) ? sentenceOf(target) : undefined))),
  ];
  return [...ofEntries, ...ofTables];
}
