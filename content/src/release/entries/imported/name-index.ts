import type { Entry } from '@manna/shared/contracts';
import { slugOfName } from '../../../base/entries/slug-of-name';
import type { ImportedEntry } from '../../../base/imported/imported-entry';

/** Normalizes a name for comparison: 'Kirjath-arba' and 'kirjath arba' are equal. */
export const foldedName = (name: string): string => slugOfName(name) || name;

/** The entries that a name may refer to, and whether they matched by their main name. */
interface Candidates {
  readonly ids: readonly string[];
  readonly byName: boolean;
}

/** Finds entries by collection and by name or alias. */
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

  /** Matches main names first. If none matches, also compares the aliases of both sides. */
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
