import type { BookNames } from '../bible/book-names';
import { books } from '../bible/books';

/**
 * What readers write for a book besides its name and ids, by the USFM id. Left out are forms that mean different books
 * to different readers: 'Jo' (Joshua, John), 'Hb' (Habakkuk, Hebrews), 'Mc' (Micah, Mark).
 */
const shortForms: Readonly<Record<string, string>> = {
  GEN: 'ge gn',
  EXO: 'ex',
  LEV: 'lv le',
  NUM: 'nm nu nb numb',
  DEU: 'dt de',
  JOS: 'jsh',
  JDG: 'jg jgs jdgs',
  RUT: 'ru rth',
  EZR: 'ezr',
  NEH: 'ne',
  EST: 'es',
  JOB: 'jb',
  PSA: 'psalm pss psm pslm psalter',
  PRO: 'prv pr proverb',
  ECC: 'ec eccle eccles qoheleth qoh kohelet koh',
  SNG: 'sos sg songofsolomon songofsongs canticles cant',
  ISA: 'is',
  JER: 'je jr jerem',
  LAM: 'la',
  EZK: 'ez eze',
  DAN: 'dn da',
  HOS: 'ho',
  JOL: 'jl joe',
  AMO: 'am',
  OBA: 'ob',
  JON: 'jnh',
  MIC: 'mi mch',
  NAM: 'na',
  ZEP: 'zp',
  HAG: 'hg hagg hgg',
  ZEC: 'zc zch zah',
  MAL: 'ml',
  MAT: 'mt matth',
  MRK: 'mk mar mr',
  LUK: 'lk lu lc luc',
  JHN: 'jn joh',
  ACT: 'ac',
  ROM: 'ro rm',
  GAL: 'ga gl',
  EPH: 'ephes',
  PHP: 'phl pp',
  TIT: 'ti tt',
  PHM: 'pm philem',
  HEB: 'hbr hebr he',
  JAS: 'jm jam',
  JUD: 'jde jd',
  REV: 're rv revelations apocalypse apoc',
};

/** Longer names of books and of parts of the Bible; 'the' is left out wherever it is written. */
const titles: Readonly<Record<string, string>> = {
  'song of songs': 'SNG',
  'song of sol': 'SNG',
  'songs of solomon': 'SNG',
  'canticle of canticles': 'SNG',
  'psalm of david': 'PSA',
  'psalms of david': 'PSA',
  'proverbs of solomon': 'PRO',
  'lamentations of jeremiah': 'LAM',
  'acts of apostles': 'ACT',
  'acts of holy apostles': 'ACT',
  'revelation of john': 'REV',
  'revelations of john': 'REV',
  'revelation to john': 'REV',
  'revelation of st john': 'REV',
  'revelation of st john divine': 'REV',
  'revelation of saint john': 'REV',
  'revelation of jesus christ': 'REV',
  'apocalypse of john': 'REV',
};

/** The books that are numbered, by their USFM id without the number: how many there are, and what readers write. */
const numbered: Readonly<Record<string, readonly [count: number, forms: string]>> = {
  SA: [2, 'samuel sam sa sm s'],
  KI: [2, 'kings kgs kin kngs king ki k'],
  CH: [2, 'chronicles chr chron ch'],
  CO: [2, 'corinthians cor co'],
  TH: [2, 'thessalonians thess thes tess te th ts'],
  TI: [2, 'timothy tim tm ti'],
  PE: [2, 'peter pet petr pe pt p'],
  JN: [3, 'john jn jo joh jhn'],
};

/** Parts of the Bible, each with its books from first to last. */
const parts: Readonly<Record<string, string>> = {
  law: 'GEN-DEU',
  torah: 'GEN-DEU',
  pentateuch: 'GEN-DEU',
  'books of moses': 'GEN-DEU',
  'five books of moses': 'GEN-DEU',
  'old testament': 'GEN-MAL',
  tanakh: 'GEN-MAL',
  'new testament': 'MAT-REV',
  gospel: 'MAT-JHN',
  gospels: 'MAT-JHN',
  neviim: 'JOS-JDG 1SA-2KI ISA-JER EZK-EZK HOS-MAL',
  "nevi'im": 'JOS-JDG 1SA-2KI ISA-JER EZK-EZK HOS-MAL',
  ketuvim: 'RUT-RUT 1CH-SNG LAM-LAM DAN-DAN',
};

/** Letters without accents, as many readers type them, in lower case. */
export const plainLetters = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What readers may write, in lower case and without accents. */
export interface WrittenNames {
  /** USFM ids of books without a number. */
  readonly plain: ReadonlyMap<string, string>;
  /** USFM ids without the number, and how many such books there are. */
  readonly numbered: ReadonlyMap<string, { readonly id: string; readonly count: number }>;
}

/** Parts of the Bible: 'MAT-JHN' of 'gospels'. */
export const writtenParts: ReadonlyMap<string, string> = new Map(Object.entries(parts));

/** The number of words in the longest name. */
export const MOST_WORDS = 5;

const isNumbered = (id: string) => /^\d/.test(id);

function englishNames(): WrittenNames {
  const plain = new Map(Object.entries(titles));
  for (const { usfmId, osisId, name } of books.filter((book) => !isNumbered(book.usfmId))) {
    const forms = [name, osisId, usfmId, ...(shortForms[usfmId]?.split(' ') ?? [])];
    for (const form of forms) plain.set(form.toLowerCase(), usfmId);
  }
  const bases = Object.entries(numbered).flatMap(([id, [count, forms]]) =>
    forms.split(' ').map((form) => [form, { id, count }] as const),
  );
  return { plain, numbered: new Map(bases) };
}

const english = englishNames();

/** The names of a language in addition to the English ones, which every reader may write. */
function namesWith(names: BookNames): WrittenNames {
  const plain = new Map(english.plain);
  const withNumber = new Map(english.numbered);
  for (const { usfmId } of books) {
    const name = plainLetters(names[usfmId] ?? '');
    const id = usfmId.slice(1);
    if (name === '') continue;
    if (isNumbered(usfmId)) withNumber.set(name.replace(/^\d\s*/, ''), { id, count: numbered[id]?.[0] ?? 0 });
    else plain.set(name, usfmId);
  }
  plain.set(plainLetters(names.psalm), 'PSA');
  return { plain, numbered: withNumber };
}

const byLanguage = new WeakMap<BookNames, WrittenNames>();

/** The names of books that are read in a language; only the English ones without `names`. */
export function writtenNames(names?: BookNames): WrittenNames {
  if (!names) return english;
  const known = byLanguage.get(names) ?? namesWith(names);
  byLanguage.set(names, known);
  return known;
}

/** What readers may write for a book besides its name and ids: 'gn', '1 sam'. */
export function bookAliases(book: string): readonly string[] {
  const [, forms] = (isNumbered(book) ? numbered[book.slice(1)] : undefined) ?? [];
  if (forms !== undefined) return forms.split(' ').map((form) => `${book.slice(0, 1)} ${form}`);
  return shortForms[book]?.split(' ') ?? [];
}
