import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@manna/shared/domain';

interface SmallRelease {
  name: string;
  version: string;
  contract?: string;
  /** Paths of its routes. */
  routes?: string[];
  shared?: Record<string, string>;
  /** Texts of more files, by name. */
  files?: Record<string, string>;
}

/** Writes a release with one script and a server bundle into a folder. Each route needs the script and the other files. */
export async function writeSmallRelease(
  folder: string,
  { name, version, contract = '^2.0.0', routes = [], shared = {}, files = {} }: SmallRelease,
): Promise<void> {
  const all = { 'entry.js': `'${name} ${version}'`, 'pillar.cjs': `exports.version = '${version}'`, ...files };
  const integrity: Record<string, string> = {};
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(all)) {
    writeFileSync(path.join(folder, file), text);
    integrity[file] = await integrityOf(Buffer.from(text));
  }
  const release = {
    schema: 1,
    name,
    version,
    contract,
    commit: '',
    owner: 'garden team',
    metadata: {
      title: name,
      accent: 'green',
      routes: routes.map((pattern, index) => ({ id: `route-${index}`, path: pattern, files: Object.keys(files) })),
      pages: [],
      extensions: {},
    },
    shared,
    entry: 'entry.js',
    server: 'pillar.cjs',
    documents: {},
    integrity,
  };
  writeFileSync(path.join(folder, 'pillar.json'), JSON.stringify(release));
}
