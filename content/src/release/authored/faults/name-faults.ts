import type { AuthoredEntry, AuthoredWorld } from '../authored';
import type { Fault, LineFault } from '../fault';

/**
 * Reports Strong's numbers that are not in the lexicon, invalid `bears` fields, and words of `inText` that no verse has.
 */
export function nameFaults(entries: readonly AuthoredEntry[], { original, text }: AuthoredWorld): Fault[] {
  const foremost = new Map<string, AuthoredEntry>();
  const faultsOf = (entry: AuthoredEntry): LineFault[] => {
    const { strongs, bears } = entry.matter;
    const unknown = strongs.flatMap((number, index) =>
      original(number) ? [] : [{ line: entry.lineOf('strongs', index), sentence: `The lexicon has no ${number}.` }],
    );
    const claimed = bears.flatMap(({ name, except, only }, index): LineFault[] => {
      const line = entry.lineOf('bears', index);
      if (!strongs.includes(name)) return [{ line, sentence: `${name} is not among the entry's "strongs".` }];
      if (only) return except.length > 0 ? [{ line, sentence: `${name} has both "only" and "except".` }] : [];
      const other = foremost.get(name);
      foremost.set(name, entry);
      return other ? [{ line, sentence: `${other.file} bears ${name} foremost too.` }] : [];
    });
    const { words = [], except = [] } = ('inText' in entry.matter ? entry.matter.inText : undefined) ?? {};
    const unread = [...words, ...except].flatMap((phrase): LineFault[] =>
      text.versesWith([phrase]).length > 0
        ? []
        : [{ line: entry.lineOf('inText'), sentence: `The King James Version does not have '${phrase}'.` }],
    );
    return [...unknown, ...claimed, ...unread];
  };
  return entries.flatMap((entry) => faultsOf(entry).map((fault) => ({ file: entry.file, ...fault })));
}
