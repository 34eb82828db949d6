import { ContentError } from '../../base/content-error';
import type { Numbering } from '../scripture/locate';
import type { SwordModule } from './installed-modules';
import { knownModule } from './known-modules';

/** The options of an import that a module's record answers; an operator's own options replace them. */
export interface ModuleOptions {
  readonly slug: string;
  readonly name?: string;
  readonly licence?: string;
  readonly attribution: string;
  readonly version?: string;
  readonly year?: string;
  readonly 'short-name'?: string;
  readonly language?: string;
  readonly direction?: string;
  readonly versification?: Numbering;
}

const numberings: Readonly<Record<string, Numbering>> = {
  kjv: 'kjv',
  kjva: 'kjv',
  nrsv: 'kjv',
  nrsva: 'kjv',
  leningrad: 'org',
  mt: 'org',
};

/** A value of the module's record; undefined if it is missing or empty. */
export const valueOf = ({ values }: SwordModule, key: string): string | undefined => values.get(key)?.[0] || undefined;

/** Returns what a module contains. Throws ContentError for modules that a release has no place for. */
export function moduleKind(module: SwordModule): 'bible' | 'dictionary' | 'commentary' {
  const driver = valueOf(module, 'ModDrv') ?? '';
  if (/^(?:z|Raw)Text4?$/.test(driver)) return 'bible';
  if (/^(?:zLD|RawLD4?)$/.test(driver)) return 'dictionary';
  if (/^zCom4?$/.test(driver)) return 'commentary';
  const what = /Com4?$/.test(driver) ? `a commentary that is stored as ${driver}` : `of the kind ${driver}`;
  throw new ContentError(
    `The module ${module.name} is ${what}. Bibles, dictionaries and compressed commentaries (zCom, zCom4) can be imported.`,
  );
}

/** Throws ContentError if the module's verses are numbered in a way that cannot be converted. */
export function moduleNumbering(module: SwordModule): Numbering {
  const stated = valueOf(module, 'Versification') ?? 'KJV';
  const numbering = numberings[stated.toLowerCase()];
  if (numbering === undefined) {
    throw new ContentError(`The module ${module.name} has the numbering ${stated}, which cannot be converted.`);
  }
  return numbering;
}

/** Returns the options that the module's record and what is known of the module tell. */
export function moduleOptions(module: SwordModule): ModuleOptions {
  const known = knownModule(module.name);
  const name = known?.name ?? valueOf(module, 'Description');
  const licence = known?.licence ?? valueOf(module, 'DistributionLicense');
  const shortName = known?.shortName ?? valueOf(module, 'Abbreviation');
  const language = valueOf(module, 'Lang');
  const version = valueOf(module, 'Version');
  const copyright = valueOf(module, 'CopyrightNotes') ?? valueOf(module, 'DistributionLicense');
  const from = `from the SWORD module ${module.name}${version === undefined ? '' : ` ${version}`}`;
  return {
    slug: known?.slug ?? (valueOf(module, 'Abbreviation') ?? module.name).toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
    attribution: `${name ?? module.name}, ${from}.${copyright === undefined ? '' : ` ${copyright.replace(/\.?$/, '.')}`}`,
    ...(name === undefined ? {} : { name }),
    ...(licence === undefined ? {} : { licence }),
    ...(version === undefined ? {} : { version }),
    ...(known?.year === undefined ? {} : { year: String(known.year) }),
    ...(shortName === undefined ? {} : { 'short-name': shortName }),
    ...(language === undefined ? {} : { language }),
    ...(valueOf(module, 'Direction') === 'RtoL' ? { direction: 'rtl' } : {}),
  };
}
