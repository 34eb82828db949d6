/** A value of the gateway's metrics. */
export async function metric(site: string, name: string): Promise<number> {
  const text = await (await fetch(`${site}/metrics`)).text();
  const value = new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`${site}/metrics does not have ${name}`);
  return Number(value);
}
