/**
 * A piece of work that may run at the same time as others.
 * @typedef {object} Piece
 * @property {string} name
 * @property {readonly string[]} needs names of pieces that must end before it starts; names of pieces that are not run are ignored
 * @property {number} cores how many cores of the machine it keeps busy; 0 if it may run beside every other piece
 */

/**
 * Runs each piece once, in their order, as many at a time as the machine has cores for. A piece that needs more cores than
 * there are runs alone.
 * @template {Piece} P
 * @template R
 * @param {readonly P[]} pieces each after those that it needs
 * @param {number} cores of the machine
 * @param {(piece: P, ended: ReadonlyMap<string, R>) => Promise<R>} run gets the results of the pieces that have ended, by name
 * @returns {Promise<R[]>} the results, in the order of the pieces. Rejects if `run` rejects
 */
export async function runTogether(pieces, cores, run) {
  const names = new Set(pieces.map(({ name }) => name));
  /** @type {Map<string, R>} */
  const ended = new Map();
  /** @type {Map<P, Promise<void>>} */
  const running = new Map();
  const waiting = new Set(pieces);
  const coresOf = (/** @type {P} */ piece) => Math.min(piece.cores, cores);
  const canStart = (/** @type {P} */ piece) => {
    const busy = [...running.keys()].reduce((sum, each) => sum + coresOf(each), 0);
    return busy + coresOf(piece) <= cores && piece.needs.every((name) => ended.has(name) || !names.has(name));
  };
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(canStart);
    if (next) {
      waiting.delete(next);
      running.set(
        next,
        run(next, ended).then((result) => {
          ended.set(next.name, result);
          running.delete(next);
        }),
      );
    } else {
      await Promise.race(running.values());
    }
  }
  return pieces.flatMap(({ name }) => ended.get(name) ?? []);
}
