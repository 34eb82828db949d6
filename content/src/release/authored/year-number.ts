const yearPattern = /^(?:(\d+) BC|AD (\d+))$/;

/** Returns an astronomical year number: 'AD 30' is 30, '1 BC' is 0, '4004 BC' is -4003. Anything else is NaN. */
export function yearNumber(text: string): number {
  const [, before, after] = yearPattern.exec(text) ?? [];
  return before === undefined ? Number(after) : 1 - Number(before);
}
