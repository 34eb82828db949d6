/** Numbers in rows and columns; new ones are 0. */
export class Grid {
  readonly rows: number;
  readonly columns: number;
  readonly #values: Float64Array;

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
    this.#values = new Float64Array(rows * columns);
  }

  at(row: number, column: number): number {
    return this.#values[row * this.columns + column] ?? 0;
  }

  set(row: number, column: number, value: number): void {
    this.#values[row * this.columns + column] = value;
  }

  /** Divides a row and `rest` by their sum. Returns what `rest` is then; 1 if the sum is 0. */
  normaliseRow(row: number, rest: number): number {
    let total = rest;
    for (let column = 0; column < this.columns; column += 1) total += this.at(row, column);
    if (total === 0) return 1;
    for (let column = 0; column < this.columns; column += 1) this.set(row, column, this.at(row, column) / total);
    return rest / total;
  }

  /** Divides a column and `rest` by their sum. Returns what `rest` is then; 1 if the sum is 0. */
  normaliseColumn(column: number, rest: number): number {
    let total = rest;
    for (let row = 0; row < this.rows; row += 1) total += this.at(row, column);
    if (total === 0) return 1;
    for (let row = 0; row < this.rows; row += 1) this.set(row, column, this.at(row, column) / total);
    return rest / total;
  }
}
