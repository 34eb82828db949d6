import type { BookNames, divisionNames } from './book-names';
import type { worksText } from '../entries/works-text';
import type { yearsText } from '../entries/years';
import type { HandoutText } from '../pages/handout-text';

// A separate file, so that it is loaded only with the Spanish texts of a page.

/** Spanish names of the books. */
export const spanishBookNames: BookNames = {
  GEN: 'Génesis',
  EXO: 'Éxodo',
  LEV: 'Levítico',
  NUM: 'Números',
  DEU: 'Deuteronomio',
  JOS: 'Josué',
  JDG: 'Jueces',
  RUT: 'Rut',
  '1SA': '1 Samuel',
  '2SA': '2 Samuel',
  '1KI': '1 Reyes',
  '2KI': '2 Reyes',
  '1CH': '1 Crónicas',
  '2CH': '2 Crónicas',
  EZR: 'Esdras',
  NEH: 'Nehemías',
  EST: 'Ester',
  JOB: 'Job',
  PSA: 'Salmos',
  PRO: 'Proverbios',
  ECC: 'Eclesiastés',
  SNG: 'Cantares',
  ISA: 'Isaías',
  JER: 'Jeremías',
  LAM: 'Lamentaciones',
  EZK: 'Ezequiel',
  DAN: 'Daniel',
  HOS: 'Oseas',
  JOL: 'Joel',
  AMO: 'Amós',
  OBA: 'Abdías',
  JON: 'Jonás',
  MIC: 'Miqueas',
  NAM: 'Nahúm',
  HAB: 'Habacuc',
  ZEP: 'Sofonías',
  HAG: 'Hageo',
  ZEC: 'Zacarías',
  MAL: 'Malaquías',
  MAT: 'Mateo',
  MRK: 'Marcos',
  LUK: 'Lucas',
  JHN: 'Juan',
  ACT: 'Hechos',
  ROM: 'Romanos',
  '1CO': '1 Corintios',
  '2CO': '2 Corintios',
  GAL: 'Gálatas',
  EPH: 'Efesios',
  PHP: 'Filipenses',
  COL: 'Colosenses',
  '1TH': '1 Tesalonicenses',
  '2TH': '2 Tesalonicenses',
  '1TI': '1 Timoteo',
  '2TI': '2 Timoteo',
  TIT: 'Tito',
  PHM: 'Filemón',
  HEB: 'Hebreos',
  JAS: 'Santiago',
  '1PE': '1 Pedro',
  '2PE': '2 Pedro',
  '1JN': '1 Juan',
  '2JN': '2 Juan',
  '3JN': '3 Juan',
  JUD: 'Judas',
  REV: 'Apocalipsis',
  psalm: 'Salmo',
};

/** Spanish names of the divisions of the Bible. */
export const spanishDivisionNames: Record<keyof typeof divisionNames, string> = {
  law: 'Ley',
  history: 'Historia',
  poetry: 'Poesía',
  prophecy: 'Profecía',
  gospels: 'Evangelios',
  letters: 'Cartas',
};

/** Spanish formats of years. */
export const spanishYears: typeof yearsText = {
  before: (year) => `${year} a. C.`,
  after: (year) => `${year} d. C.`,
  spanBefore: (first, last) => `${first}–${last} a. C.`,
  spanAfter: (first, last) => `${first}–${last} d. C.`,
  span: (first, last) => `${first} – ${last}`,
};

/** Spanish texts about the works that an entry cites. */
export const spanishWorks: typeof worksText = {
  sources: 'Fuentes',
  sourcesLead: 'Lo que esta página toma de fuera de la Biblia se apoya en estas obras.',
  reading: 'Para seguir leyendo',
};

/** Spanish texts of the options of a PDF. */
export const spanishHandout: HandoutText = {
  paper: 'Papel',
  a4: 'A4',
  letter: 'Carta',
  columns: 'Columnas',
  one: 'Una',
  two: 'Dos',
  margins: 'Márgenes',
  normal: 'Normales',
  narrow: 'Estrechos',
  wide: 'Anchos, para notas',
  noNumbers: 'Sin números de versículo',
  noNotes: 'Sin notas',
  open: 'Abrir el PDF',
};
