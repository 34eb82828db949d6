import type { RawBook } from '../scripture/raw-book';
import { settleReinaValera } from './reina-valera-1909';

/** What a module's own record does not say, or not in the words that readers should see. */
export interface KnownModule {
  /** The names by which an operator may ask for it, in lower case. */
  readonly names: readonly string[];
  /** The package of Debian that brings it. */
  readonly debianPackage: string;
  readonly slug: string;
  readonly name: string;
  readonly shortName?: string;
  readonly year?: number;
  /** The terms for readers; the terms that the module states if there are none here. */
  readonly licence?: string;
  /** Puts a book right whose numbers or blocks are not as this site needs them. */
  readonly settle?: (book: RawBook) => RawBook;
}

/** The modules that Debian packages. Any other module can be imported with the options that its record lacks. */
const knownModules: readonly KnownModule[] = [
  {
    names: ['engweb2015eb', 'web'],
    debianPackage: 'sword-text-web',
    slug: 'web',
    name: 'World English Bible',
    shortName: 'WEB',
    year: 2020,
    licence: 'The World English Bible is in the public domain; its name is a trademark of eBible.org.',
  },
  {
    names: ['engkjv2006eb', 'kjv'],
    debianPackage: 'sword-text-kjv',
    slug: 'kjv',
    name: 'King James Version',
    shortName: 'KJV',
    year: 1769,
    licence:
      'The King James Version is in the public domain, but for the United Kingdom, where the Crown’s letters patent govern its printing.',
  },
  {
    names: ['sparv1909eb', 'rv1909', 'sparv'],
    debianPackage: 'sword-text-sparv',
    slug: 'rv1909',
    name: 'Reina-Valera 1909',
    shortName: 'RV1909',
    year: 1909,
    licence: 'The Reina-Valera of 1909 is in the public domain.',
    settle: settleReinaValera,
  },
  {
    names: ['nave', 'naves'],
    debianPackage: 'sword-dict-naves',
    slug: 'naves',
    name: 'Nave’s Topical Bible',
    licence: 'Nave’s Topical Bible is in the public domain.',
  },
  {
    names: ['mhcc'],
    debianPackage: 'sword-comm-mhcc',
    slug: 'mhcc',
    name: 'Matthew Henry’s Concise Commentary',
    licence: 'Matthew Henry’s Concise Commentary is in the public domain.',
  },
  {
    names: ['tdavid'],
    debianPackage: 'sword-comm-tdavid',
    slug: 'tdavid',
    name: 'The Treasury of David, by C. H. Spurgeon',
    licence: 'The Treasury of David is in the public domain.',
  },
  {
    names: ['scofield'],
    debianPackage: 'sword-comm-scofield',
    slug: 'scofield',
    name: 'Scofield Reference Notes, 1917',
    licence: 'The Scofield Reference Notes of 1917 are in the public domain.',
  },
];

/** Finds what is known of a module by any of its names; undefined if Debian has no such module. */
export const knownModule = (name: string): KnownModule | undefined =>
  knownModules.find(({ names }) => names.includes(name.toLowerCase()));
