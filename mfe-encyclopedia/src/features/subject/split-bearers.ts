import type { Prose } from '@manna/shared/contracts';

/** The id of the heading over the list of those who bear a name. */
const BEARERS = 'bearers';

/** Splits the text of an entry about a name into who bears the name, which is shown above everything else, and the rest. */
export function splitBearers(body: Prose): { readonly bearers: Prose; readonly rest: Prose } {
  const [first, ...others] = body;
  if (first?.kind !== 'heading' || first.id !== BEARERS) return { bearers: [], rest: body };
  const end = others.findIndex(({ kind }) => kind === 'heading');
  const count = end === -1 ? body.length : end + 1;
  return { bearers: body.slice(0, count), rest: body.slice(count) };
}
