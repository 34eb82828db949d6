const yearPattern = /^(?:(\d+) BC|AD (\d+))$/;

/** A year as astronomers count it: 'AD 30' is 30, '1 BC' is 0, '4004 BC' is -4003; NaN for anything else. */
export function yearNumber(text: string): number {
  const [, before, after] = yearPattern.exec(text) ?? [];
  return before === undefined ? Number(after) : 1 - Number(before);
}
