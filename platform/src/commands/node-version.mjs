/** The oldest Node.js that the project runs on; package.json's `engines` says the same to npm. */
const OLDEST_NODE = '20.19.0';

/**
 * Says why this version of Node.js cannot run the project.
 * @param {string} version such as '20.20.2', as process.versions.node has it
 * @returns {string | null} one sentence that says what to do; null if the version is new enough
 */
export function nodeVersionProblem(version) {
  const found = version.split('.').map(Number);
  const oldest = OLDEST_NODE.split('.').map(Number);
  for (const [index, minimum] of oldest.entries()) {
    const part = found[index] ?? 0;
    if (part > minimum) return null;
    if (part < minimum) return `Node.js ${OLDEST_NODE} or newer is needed and this is ${version}: install a newer one.`;
  }
  return null;
}
