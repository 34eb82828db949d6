/** Whether every parameter whose name contains Num is a non-zero integer; a route with another value does not match. */
export const numberParamsMatch = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(([name, value]) => !name.includes('Num') || /^-?0*[1-9][0-9]*$/.test(value ?? ''));
