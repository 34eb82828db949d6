/**
 * Whether a term is at most one edit away from a text: one letter more, less or replaced, or two neighbours swapped. The
 * term is `letters` from `start` on. It skips what both have in common at the start and at the end, and looks at the rest.
 */
export function isWithinOneEdit(letters: Uint16Array, start: number, length: number, text: Uint16Array): boolean {
  const shorter = Math.min(length, text.length);
  if (Math.abs(length - text.length) > 1) return false;
  let head = 0;
  while (head < shorter && (letters[start + head] ?? 0) === (text[head] ?? 0)) head += 1;
  let tail = 0;
  while (tail < shorter - head && (letters[start + length - 1 - tail] ?? 0) === (text[text.length - 1 - tail] ?? 0))
    tail += 1;
  const rest = shorter - head - tail;
  if (length !== text.length) return rest === 0;
  if (rest <= 1) return true;
  return (
    rest === 2 &&
    (letters[start + head] ?? 0) === (text[head + 1] ?? 0) &&
    (letters[start + head + 1] ?? 0) === (text[head] ?? 0)
  );
}

/**
 * Whether a term is at most so many edits away from a text, counted as in isWithinOneEdit. As in lunr, letters may be
 * added between two that were swapped, but none removed. (The algorithm of Lowrance and Wagner; a query rarely asks for more than one edit.)
 */
export function isWithinDistance(term: Uint16Array, text: Uint16Array, edits: number): boolean {
  const far = term.length + text.length;
  const width = text.length + 2;
  // Row and column 0 stand for what is before the start, so that a swap across it costs too much.
  const costs = new Uint32Array((term.length + 2) * width).fill(far);
  for (let row = 0; row <= term.length; row += 1) costs[(row + 1) * width + 1] = row;
  for (let column = 0; column <= text.length; column += 1) costs[width + column + 1] = column;
  const lastRowOf = new Map<number, number>();
  for (let row = 1; row <= term.length; row += 1) {
    let lastColumn = 0;
    for (let column = 1; column <= text.length; column += 1) {
      const isSame = term[row - 1] === text[column - 1];
      const swappedRow = lastRowOf.get(text[column - 1] ?? 0) ?? 0;
      const isNeighbour = lastColumn === column - 1;
      const swapped = isNeighbour ? (costs[swappedRow * width + lastColumn] ?? far) + (row - swappedRow) : far;
      const replaced = (costs[row * width + column] ?? far) + (isSame ? 0 : 1);
      const added = (costs[(row + 1) * width + column] ?? far) + 1;
      const removed = (costs[row * width + column + 1] ?? far) + 1;
      costs[(row + 1) * width + column + 1] = Math.min(swapped, replaced, added, removed);
      if (isSame) lastColumn = column;
    }
    lastRowOf.set(term[row - 1] ?? 0, row);
  }
  return (costs.at(-1) ?? far) <= edits;
}
