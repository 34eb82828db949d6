import { fileURLToPath } from 'node:url';
import { ContentError } from './base/content-error';
import type { ImportedMediaSet } from './base/imported/import-package';
import { ImportLog } from './importers/import-log';
import { readMedia } from './importers/media/read-media';
import { ownLicences } from './licences';

const folder = fileURLToPath(new URL('../media', import.meta.url));

/** The site's own recordings and films, in content/media: they come in as an operator's do. */
export async function ownMedia(): Promise<ImportedMediaSet> {
  const { media, files } = await readMedia(folder, new ImportLog('site', false));
  const [licence] = ownLicences();
  if (!licence) throw new ContentError('The site states no licence of its own.');
  const bytesOf = (file: string) => {
    const bytes = files.get(file);
    if (!bytes) throw new ContentError(`content/media has no ${file}.`);
    return bytes;
  };
  return { slug: 'site', media, origin: 'authored', bytesOf, licence, counts: {}, skipped: [] };
}
