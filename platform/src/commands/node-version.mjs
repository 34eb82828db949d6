/** The oldest Node.js that the project runs on; package.json's `engines` says the same to npm. */
const OLDEST_NODE = '20.19.0';

/**
 * Why this Node.js cannot run the project.
 * @param {string} version such as '20.20.2', as process.versions.node has it
 * @returns {string | null} one sentence that says how to mend it, or null where the version will do
 */
export function nodeVersionProblem(version) {
  const found = version.split('.').map(Number);
  const wanted = OLDEST_NODE.split('.').map(Number);
  for (const [place, least] of wanted.entries()) {
    const part = found[place] ?? 0;
    if (part > least) return null;
    if (part < least) return `Node.js ${OLDEST_NODE} or newer is needed and this is ${version}: install a newer one.`;
  }
  return null;
}
