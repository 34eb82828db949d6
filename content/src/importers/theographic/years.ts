/** Converts a year of People.csv to astronomical years: -1574 is 1574 BC, which astronomers call -1573. */
export function yearOfPerson(text: string): number | undefined {
  if (!/^-?\d{1,4}$/.test(text)) return undefined;
  const year = Number(text);
  return year < 0 ? year + 1 : year;
}

/** Returns the year of an ISO date of Events.csv, which counts in astronomical years: '-1490', '0033-05-25'. */
export function yearOfEvent(text: string): number | undefined {
  const [, year] = /^(-?\d{1,4})(?:-\d\d(?:-\d\d)?)?$/.exec(text) ?? [];
  return year === undefined ? undefined : Number(year);
}

/** Returns the full years of a duration: '40Y' is 40; days and months count as 0. */
export const yearsOf = (duration: string): number => Number(/^(\d+)Y$/.exec(duration)?.[1] ?? 0);
