import { existsSync } from 'node:fs';
import path from 'node:path';
import { databaseIn, startGateway } from './gateway';
import { dist, fixtureDist, loadedData } from './paths';
import { serveShared } from './shared-gateways';

/**
 * Starts what all workers share: the site as it is built and composed, and the server that starts other gateways on
 * demand. The site's PostgreSQL holds the content for all gateways of the run. Returns the teardown.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  for (const folder of [path.join(dist, 'composition.json'), fixtureDist, loadedData])
    if (!existsSync(folder))
      throw new Error(`${folder} is missing: run the journeys with npm run e2e, which creates it`);
  delete process.env['DATABASE_URL'];
  const site = await startGateway({ DATA_DIR: loadedData });
  const shared = await serveShared();
  // Workers, and the gateways that they start, inherit these.
  Object.assign(process.env, {
    DATABASE_URL: databaseIn(loadedData),
    MANNA_SITE: JSON.stringify({ url: site.url, logFile: site.logFile }),
    MANNA_SHARED: shared.url,
  });
  return async () => {
    await shared.close();
    await site.stop();
  };
}
