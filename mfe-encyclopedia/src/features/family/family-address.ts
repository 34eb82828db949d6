import { encyclopediaPaths } from '@manna/shared/domain';

/** How many generations are shown above and below a person. */
export interface Generations {
  readonly up: number;
  readonly down: number;
}

const FIRST: Generations = { up: 2, down: 2 };
/** The gateway answers up to 12; more than this is not readable. */
export const MOST_GENERATIONS = 8;

const isShown = (count: number) => Number.isInteger(count) && count >= 0 && count <= MOST_GENERATIONS;

/** Reads the generations of an address; those shown at first if it names none that can be shown. */
export function readGenerations(query: URLSearchParams): Generations {
  const read = (name: keyof Generations) => {
    const written = query.get(name);
    return written !== null && /^\d{1,2}$/.test(written) && isShown(Number(written)) ? Number(written) : FIRST[name];
  };
  return { up: read('up'), down: read('down') };
}

/** The page of a person's family, with these generations. */
export function familyPath(person: string, { up, down }: Generations = FIRST): string {
  const query = new URLSearchParams({
    ...(up !== FIRST.up && { up: String(up) }),
    ...(down !== FIRST.down && { down: String(down) }),
  }).toString();
  return encyclopediaPaths.family({ person }) + (query && `?${query}`);
}

export const personPath = (slug: string): string => encyclopediaPaths.subject({ category: 'people', subject: slug });
