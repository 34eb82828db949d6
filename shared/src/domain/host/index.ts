/** The rules by which a site refuses a release. Gateways apply them, and teams check them before they publish. */
export { areaOf, collisionsOf, OFFLINE_SITE } from './collisions';
export type { Claims } from './collisions';
export { MAX_RELEASE_FILE_BYTES } from './limits';
export { unmetNeed } from './needs';
