/** Numbers by name; the last one is the newest. */
export type RecentNumbers = Readonly<Record<string, number>>;

/** Reads stored numbers, the newest `most` of them. Invalid ones are left out; undefined if it is no record at all. */
export const readRecentNumbers =
  (most: number) =>
  (value: unknown): RecentNumbers | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(value).filter(([, number]) => Number.isInteger(number) && number >= 0);
    return Object.fromEntries(entries.slice(-most));
  };
