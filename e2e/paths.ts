import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
export const dist = path.join(root, 'dist');
/** Where the test pillars' releases are built, apart from the product's. */
export const fixtureDist = path.join(root, '.cache/e2e-dist');
/** A second release of the Bible pillar: the same code, another version. */
export const NEXT_BIBLE_VERSION = '99.0.0';
/** A gateway's data folder with the content loaded, which each test's gateway gets a copy of. */
export const loadedData = path.join(root, '.cache/e2e-data');
