const MAX_SHOWN = 60;

/** A value as JSON for a sentence about it, without its end if it is long; 'missing' for undefined. */
export function shown(value: unknown): string {
  const json = value === undefined ? 'missing' : JSON.stringify(value);
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json;
}
