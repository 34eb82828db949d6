import type { Logger } from 'pino';
import { startContent, type ContentService } from '../modules/content/content-service';
import { loadRelease } from '../modules/content/load-release';
import type { Storage } from '../modules/storage/storage';
import type { FixtureSite } from './fixture-site';

interface ContentFixture {
  site: FixtureSite;
  storage: Pick<Storage, 'db' | 'url'>;
  log: Logger;
}

/** A gateway's content with the release that its site names, loaded in this process. */
export async function openContent({ site, storage, log }: ContentFixture): Promise<ContentService> {
  const content = await startContent({
    db: storage.db,
    distDir: site.dist,
    load: (folder, { onStep }) => loadRelease({ databaseUrl: storage.url, folder, onStep }),
    log,
  });
  await content.loaded;
  return content;
}
