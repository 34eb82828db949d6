/** How much both languages prefer the same relative position in the verse. */
const DIAGONAL = 7;

/** The pairs of the morphemes (rows) and words (columns) of a verse, and how near they are to each other. */
export interface VerseShape {
  /** Each pair's row. */
  readonly rows: Int32Array;
  /** Each pair's column. */
  readonly columns: Int32Array;
  /** Each pair's share of its column, from its position alone. */
  readonly ofColumn: Float64Array;
  /** Each pair's share of its row, from its position alone. */
  readonly ofRow: Float64Array;
}

function shares(values: Float64Array, groups: Int32Array, size: number): Float64Array {
  const totals = new Float64Array(size);
  for (const [pair, value] of values.entries()) {
    const group = groups[pair] ?? 0;
    totals[group] = (totals[group] ?? 0) + value;
  }
  return values.map((value, pair) => value / (totals[groups[pair] ?? 0] ?? 0));
}

function makeShape(height: number, width: number): VerseShape {
  const size = height * width;
  const rows = Int32Array.from({ length: size }, (_, pair) => Math.floor(pair / width));
  const columns = Int32Array.from({ length: size }, (_, pair) => pair % width);
  const near = Float64Array.from({ length: size }, (_, pair) => {
    const distance = ((rows[pair] ?? 0) + 0.5) / height - ((columns[pair] ?? 0) + 0.5) / width;
    return Math.exp(-DIAGONAL * Math.abs(distance));
  });
  return { rows, columns, ofColumn: shares(near, columns, width), ofRow: shares(near, rows, height) };
}

/** Returns a function that makes the shape of a verse with all its pairs, row by row, once for each size. */
export function verseShapes(): (height: number, width: number) => VerseShape {
  const shapes = new Map<string, VerseShape>();
  return (height, width) => {
    const size = `${height} ${width}`;
    const shape = shapes.get(size) ?? makeShape(height, width);
    shapes.set(size, shape);
    return shape;
  };
}
