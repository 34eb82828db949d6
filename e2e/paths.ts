import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
export const dist = path.join(root, 'dist');
/** Where `npm run e2e:pillars` builds the releases of the test pillars, apart from the product's. */
export const fixtureDist = path.join(root, '.cache/e2e-dist');
/** The pillar of articles and resources is built there once more under this version, from the product's code. */
export const NEXT_VERSION = '99.0.0';
/** The data folder that `npm run e2e:database` fills: its PostgreSQL holds the content, for all gateways of a run. */
export const loadedData = path.join(root, '.cache/e2e-data');
/** Where `npm run kit` writes the packages for teams. */
export const packages = path.join(dist, 'packages');
