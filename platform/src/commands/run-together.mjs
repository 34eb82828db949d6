/**
 * A piece of work among others.
 * @typedef {object} Piece
 * @property {string} name
 * @property {readonly string[]} needs names of pieces that must have ended before; those that nobody runs are not waited for
 * @property {number} cores how many of the machine's it keeps busy
 */

/**
 * Runs each piece once: in their order, but as many at a time as the machine has cores for. A piece that wants more of them
 * than there are runs alone.
 * @template {Piece} P
 * @template R
 * @param {readonly P[]} pieces each after those that it needs
 * @param {number} cores of the machine
 * @param {(piece: P, ended: ReadonlyMap<string, R>) => Promise<R>} run is told what the pieces before came to, by name
 * @returns {Promise<R[]>} what each came to, in the order of the pieces. Rejects where `run` does
 */
export async function runTogether(pieces, cores, run) {
  const names = new Set(pieces.map(({ name }) => name));
  /** @type {Map<string, R>} */
  const ended = new Map();
  /** @type {Map<P, Promise<void>>} */
  const running = new Map();
  const waiting = new Set(pieces);
  const wants = (/** @type {P} */ piece) => Math.min(piece.cores, cores);
  const canStart = (/** @type {P} */ piece) => {
    const taken = [...running.keys()].reduce((sum, each) => sum + wants(each), 0);
    return taken + wants(piece) <= cores && piece.needs.every((name) => ended.has(name) || !names.has(name));
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
