/** What was stored of a game: any of its fields may be missing or of another type. */
export type Stored = Readonly<Record<string, unknown>>;

/** Whether a stored value is a whole number from 0 to `most`. */
export const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Those texts of a stored list that are among the known ones. */
export const knownTexts = (value: unknown, known: readonly string[]): string[] =>
  Array.isArray(value) ? known.filter((text) => value.includes(text)) : [];
