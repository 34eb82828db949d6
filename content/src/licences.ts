import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { packageFiles } from './base/package-files';
import type { LicenceRecord } from './base/source';

const root = fileURLToPath(new URL('../../package.json', import.meta.url));
const projectSchema = z.object({ version: z.string().min(1), license: z.string().min(1) });

const faces = [
  ['@fontsource/literata', 'Literata, by the Literata Project Authors'],
  ['@fontsource/inter', 'Inter, by the Inter Project Authors'],
  ['@fontsource/noto-serif-hebrew', 'Noto Serif Hebrew, by the Noto Project Authors'],
] as const;

/**
 * The terms of the entries and pictures that were made for this site, and the tools that made its pictures and files.
 */
export function ownLicences(): LicenceRecord[] {
  const { version, license } = projectSchema.parse(JSON.parse(readFileSync(root, 'utf8')));
  return [
    {
      source: 'authored',
      version,
      licence: license,
      attribution: 'Entries, articles, tables, drawings and files written and drawn for this site by its authors.',
    },
    ...faces.map(([name, what]) => ({
      source: name,
      version: packageFiles(name).version,
      licence: 'SIL Open Font License 1.1',
      attribution: `The letters of pictures and documents: ${what}.`,
    })),
    {
      source: 'world-atlas',
      version: packageFiles('world-atlas').version,
      licence: 'Public domain (data); ISC (package)',
      attribution: 'Coastlines of the maps: Natural Earth, from the package world-atlas.',
    },
  ];
}
