import type { Entry } from '@manna/shared/contracts';
import { slugOfName } from '../../steps/entries/slug-of-name';
import type { ImportedEntry } from '../imported-entry';

/** A name as it is compared: 'Kirjath-arba' and 'kirjath arba' are one. */
export const foldedName = (name: string): string => slugOfName(name) || name;

/** What an entry may be on the site, and whether its own name says so. */
interface Candidates {
  readonly ids: readonly string[];
  readonly byName: boolean;
}

/** Entries by collection and by what they are called. */
export class NameIndex {
  readonly #names = new Map<string, Set<string>>();
  readonly #aliases = new Map<string, Set<string>>();

  add({ typename, id, name, aliases }: Entry): void {
    const put = (map: Map<string, Set<string>>, word: string) => {
      const key = `${typename}/${foldedName(word)}`;
      map.set(key, (map.get(key) ?? new Set<string>()).add(id));
    };
    put(this.#names, name);
    for (const alias of aliases) put(this.#aliases, alias);
  }

  /** Those that are called so; where there are none those that are also called so, or are called by one of its other names. */
  find({ typename, name, aliases }: ImportedEntry): Candidates {
    const of = (map: ReadonlyMap<string, ReadonlySet<string>>, word: string) => [
      ...(map.get(`${typename}/${foldedName(word)}`) ?? []),
    ];
    const byName = of(this.#names, name);
    if (byName.length > 0) return { ids: byName, byName: true };
    const other = [...of(this.#aliases, name), ...aliases.flatMap((alias) => of(this.#names, alias))];
    return { ids: [...new Set(other)], byName: false };
  }
}
