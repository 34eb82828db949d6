import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reservedTranslationSlugs } from '@manna/shared/domain';
import { ContentError } from '../base/content-error';
import { inOneLine } from '../base/in-one-line';
import { readAcai } from './acai/read-acai';
import { readCommentary } from './commentary/read-commentary';
import { readDictionary } from './dictionary/read-dictionary';
import { readGeocoding } from './geocoding/read-geocoding';
import { ImportLog } from './import-log';
import {
  expectNoImport,
  importKinds,
  writeImport,
  type ImportKind,
  type ImportOutcome,
} from '../base/imported/import-package';
import { importedEntrySchema, type ImportedEntry } from '../base/imported/imported-entry';
import { readMedia } from './media/read-media';
import { readOsis } from './osis/read-osis';
import { locateBy, numberings, type Numbering } from './scripture/locate';
import type { RawBook } from './scripture/raw-book';
import { translationText } from './scripture/translation-text';
import { findModule, withExport, type SwordModule } from './sword/installed-modules';
import { knownModule } from './sword/known-modules';
import { moduleKind, moduleNumbering, moduleOptions } from './sword/module-record';
import { readSword } from './sword/read-sword';
import { readTopics } from './sword/read-topics';
import { readTheographic } from './theographic/read-theographic';
import { readUsfm } from './usfm/read-usfm';

const importUsage = `Usage: npm run content -- import <kind> <path> --slug S --name N --licence L --attribution A [options]
       npm run content -- import sword --module M [options]
  kinds of translations: usfm (folder or file), osis (XML), sword (export of mod2imp)
  kinds of entries:      theographic (CSV), acai (JSON), geocoding (JSON lines), dictionary (JSON)
  recordings, films, pictures, documents: media (folder with media.json)
  --module M             an installed SWORD module, a Bible, dictionary or commentary; it answers most of the other options
  --out DIR              write below DIR/imports; dist/content unless given
  --slug S               lower-case letters and digits; the name of the import's folder, and of a translation
  --name N               what it is called
  --licence L            the terms that its makers give it on
  --attribution A        whom to thank, as they ask for it
  --version V            which edition or version it is
  --lenient              leave out markers, elements, columns and keys that are not known, and count them
translations only:
  --year Y               when it was made; must be given
  --short-name N         the slug in capital letters unless given
  --language L           BCP 47; en unless given
  --direction ltr|rtl    told by the language unless given
  --versification V      kjv, or org for the numbering of the Hebrew Bible; kjv unless given`;

const translations: Readonly<Partial<Record<ImportKind, (path: string, log: ImportLog) => RawBook[]>>> = {
  usfm: readUsfm,
  osis: readOsis,
  sword: readSword,
};
const entries: Readonly<Partial<Record<ImportKind, (path: string, log: ImportLog) => ImportedEntry[]>>> = {
  theographic: readTheographic,
  acai: readAcai,
  geocoding: readGeocoding,
  dictionary: readDictionary,
};

const options = {
  out: { type: 'string' },
  module: { type: 'string' },
  slug: { type: 'string' },
  name: { type: 'string' },
  licence: { type: 'string' },
  attribution: { type: 'string' },
  version: { type: 'string' },
  lenient: { type: 'boolean' },
  year: { type: 'string' },
  'short-name': { type: 'string' },
  language: { type: 'string' },
  direction: { type: 'string' },
  versification: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new ContentError(`Unknown arguments: import ${args.join(' ')}.\n${importUsage}`);
  }
}
type Values = ReturnType<typeof readArguments>['values'];

function required(values: Values, name: 'slug' | 'name' | 'licence' | 'attribution' | 'year'): string {
  const value = values[name]?.trim();
  if (value === undefined || value === '') throw new ContentError(`--${name} must be given.\n${importUsage}`);
  return value;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new ContentError(`--${name} is one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const rightToLeft = new Set(['ar', 'arc', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']);

function languageOf(values: Values) {
  const language = values.language ?? 'en';
  if (!LANGUAGE.test(language)) throw new ContentError(`--language is a code like en or pt-BR, not "${language}".`);
  const usualDirection = rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return { language, direction: oneOf('direction', values.direction ?? usualDirection, ['ltr', 'rtl']) };
}

function recordOf(values: Values, slug: string, name: string, licence: string) {
  const year = required(values, 'year');
  if (!/^-?\d{1,4}$/.test(year)) throw new ContentError(`--year is a number, not "${year}".`);
  return {
    slug,
    name,
    shortName: values['short-name'] ?? slug.toUpperCase(),
    ...languageOf(values),
    year: Number(year),
    licence,
  };
}

const numberingOf = (values: Values): Numbering => oneOf('versification', values.versification ?? 'kjv', numberings);

/** Checks each entry against the shape that the build reads. */
function expectSound(read: readonly ImportedEntry[]): readonly ImportedEntry[] {
  if (read.length === 0) throw new ContentError('The import has no entry that can be taken.');
  const seen = new Set<string>();
  for (const entry of read) {
    const result = importedEntrySchema.safeParse(entry);
    if (!result.success) {
      const [issue] = result.error.issues;
      throw new ContentError(`The entry "${entry.key}" is wrong at "${issue?.path.join('.')}": ${issue?.message}.`);
    }
    if (seen.has(entry.key)) throw new ContentError(`The key "${entry.key}" appears twice.`);
    seen.add(entry.key);
  }
  return read;
}

const MOST_SHOWN = 20;
const LONGEST_SHOWN = 60;
const inShort = (ref: string) => (ref.length > LONGEST_SHOWN ? `${ref.slice(0, LONGEST_SHOWN)}…` : ref);

interface Translated {
  readonly values: Values;
  readonly slug: string;
  readonly numbering: Numbering;
  readonly read: () => RawBook[];
}

function translationOf({ values, slug, numbering, read }: Translated, log: ImportLog): ImportOutcome['records'] {
  const licence = required(values, 'licence');
  const record = recordOf(values, slug, required(values, 'name'), licence);
  const locate = locateBy(numbering);
  const attribution = required(values, 'attribution');
  // The version is known when the package is made.
  const terms = { source: slug, version: '-', licence, attribution };
  return { text: translationText({ record, licence: terms, books: read() }, locate, log) };
}

function readPath(
  kind: ImportKind,
  path: string,
  values: Values,
  slug: string,
  log: ImportLog,
): ImportOutcome['records'] | Promise<ImportOutcome['records']> {
  if (kind === 'media') return readMedia(path, log);
  const readEntries = entries[kind];
  if (readEntries) return { entries: expectSound(readEntries(path, log)) };
  const read = () => translations[kind]?.(path, log) ?? [];
  return translationOf({ values, slug, numbering: numberingOf(values), read }, log);
}

function readModule(module: SwordModule, values: Values, slug: string, log: ImportLog): ImportOutcome['records'] {
  const kind = moduleKind(module);
  if (kind === 'dictionary') {
    return withExport(module, (file) => ({ entries: expectSound(readTopics(file, module.name, log)) }));
  }
  const numbering = values.versification === undefined ? moduleNumbering(module) : numberingOf(values);
  if (kind === 'commentary') {
    const [name, licence] = [required(values, 'name'), required(values, 'licence')];
    const passages = readCommentary(module, slug, log);
    return { commentary: { slug, name, ...languageOf(values), licence, passages: passages.length }, passages };
  }
  const settle = knownModule(module.name)?.settle ?? ((book: RawBook) => book);
  const read = () => withExport(module, (file) => readSword(file, log).map(settle));
  return translationOf({ values, slug, numbering, read }, log);
}

/** What an import reads: a path, or an installed module. */
interface Wanted {
  readonly kind: ImportKind;
  readonly path?: string;
  readonly module?: SwordModule;
  /** The operator's options, completed by what the module tells. */
  readonly values: Values;
}

function wantedBy(values: Values, positionals: readonly string[]): Wanted {
  const [wanted, path, ...rest] = positionals;
  const { module: name } = values;
  if (wanted === undefined || rest.length > 0 || (path === undefined) === (name === undefined)) {
    throw new ContentError(importUsage);
  }
  const kind = importKinds.find((one) => one === wanted);
  if (!kind) throw new ContentError(`There is no import of the kind "${wanted}".\n${importUsage}`);
  if (name === undefined) return { kind, values, ...(path === undefined ? {} : { path }) };
  if (kind !== 'sword') throw new ContentError(`Only the kind sword has modules, not ${kind}.\n${importUsage}`);
  const module = findModule(name);
  moduleKind(module);
  return { kind, module, values: { ...moduleOptions(module), ...values } };
}

/**
 * Runs 'import <kind> <path> …' or 'import sword --module …' (`args` without the word 'import'), writes the package below `root` or --out, and
 * prints a summary. Throws ContentError with one sentence, which begins with file and line if the fault is in a file.
 * Nothing is written in that case.
 */
export async function runImport(args: string[], root: string, print: (line: string) => void): Promise<void> {
  const { values: given, positionals } = readArguments(args);
  if (given.help) {
    print(importUsage);
    return;
  }
  const { kind, path, module, values } = wantedBy(given, positionals);
  const slug = required(values, 'slug');
  if (!/^[a-z0-9]+$/.test(slug))
    throw new ContentError(`--slug may only have lower-case letters and digits, not "${slug}".`);
  if (reservedTranslationSlugs.some((segment) => segment === slug))
    throw new ContentError(`--slug cannot be "${slug}": the site has a page of its own at /bible/${slug}.`);
  const licence = {
    source: required(values, 'name'),
    licence: required(values, 'licence'),
    attribution: required(values, 'attribution'),
  };
  const out = resolve(values.out ?? root);
  expectNoImport(out, slug);
  const log = new ImportLog(slug, values.lenient === true);
  const records = module
    ? readModule(module, values, slug, log)
    : await readPath(kind, resolve(path ?? ''), values, slug, log);
  const { counts, skipped } = log;
  const { version } = values;
  const folder = writeImport(out, { kind, slug, licence, ...(version ? { version } : {}), counts, skipped, records });
  print(`${slug}: ${inOneLine(counts)}`);
  for (const { ref, reason } of skipped.slice(0, MOST_SHOWN)) print(`left out or moved: ${inShort(ref)}: ${reason}`);
  if (skipped.length > MOST_SHOWN) print(`… and ${skipped.length - MOST_SHOWN} more, in import.json.`);
  print(`written: ${folder}`);
  const when = 'text' in records ? ', if it passes the gate of editions or your table answers for what it finds' : '';
  print(`The next build takes it in${when}: npm run content -- build`);
}
