import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListingFile } from '@manna/shared/domain';

const root = join(__dirname, '../../../../dist/content');

/** The text of a listing as the site downloads it, of the current release. Throws an Error if no release is built. */
export function builtListing(name: ListingFile): string {
  const current = join(root, 'current');
  if (!existsSync(current)) throw new Error('There is no content release. Run: npm run content -- build');
  return readFileSync(join(root, readFileSync(current, 'utf8').trim(), 'listings', `${name}.listing`), 'utf8');
}
