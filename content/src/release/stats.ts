import { inOneLine } from '../base/in-one-line';
import { linesOf, openRelease, readStored } from './emit/read-release';

/** Returns the folder of a file, because the files of a folder are counted together, or the name of a single file. */
const groupOf = (name: string) => (name.includes('/') ? `${name.slice(0, name.indexOf('/'))}/` : name);

function fileCounts(folder: string, names: readonly string[]) {
  const groups = new Map<string, { files: number; lines: number; bytes: number }>();
  for (const name of names) {
    const bytes = readStored(folder, name);
    const group = groups.get(groupOf(name)) ?? { files: 0, lines: 0, bytes: 0 };
    group.files += 1;
    group.bytes += bytes.length;
    if (name.endsWith('.ndjson')) for (const line of linesOf(bytes)) group.lines += line === '' ? 0 : 1;
    groups.set(groupOf(name), group);
  }
  return groups;
}

/** Returns the counts of a stored release: lines for each translation and other counts, and for each file or folder. */
export function releaseStats(dir: string): string[] {
  const { folder, manifest } = openRelease(dir);
  const counts = Object.entries(manifest.counts);
  const prefixes = new Set(counts.flatMap(([what]) => (what.includes('.') ? [what.slice(0, what.indexOf('.'))] : [])));
  const ofPrefix = (prefix: string) => counts.filter(([what]) => what.startsWith(`${prefix}.`));
  const rest = counts.filter(([what]) => !what.includes('.'));
  return [
    folder,
    ...[...prefixes].map((prefix) => `${prefix}: ${inOneLine(Object.fromEntries(ofPrefix(prefix)))}`),
    ...rest.map(([what, count]) => `${what}: ${count.toLocaleString('en-GB')}`),
    ...[...fileCounts(folder, Object.keys(manifest.files))].map(([name, { files, lines, bytes }]) => {
      const figures = { ...(name.endsWith('/') ? { files } : {}), ...(lines > 0 ? { lines } : {}), bytes };
      return `${name}: ${inOneLine(figures)}`;
    }),
  ];
}
