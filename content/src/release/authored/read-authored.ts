import type {
  AuthoredBook,
  AuthoredContent,
  AuthoredDayVerses,
  AuthoredDrawing,
  AuthoredEntry,
  AuthoredFigure,
  AuthoredPage,
  AuthoredTable,
  AuthoredWorld,
} from './authored';
import { readAuthoredFiles, repositoryPath, type AuthoredFile } from './parse/authored-file';
import { bookFaults } from './faults/book-faults';
import { chronologyFaults } from './faults/chronology-faults';
import { citationFaults } from './faults/citation-faults';
import { dayFaults } from './faults/day-faults';
import { drawingFaults } from './faults/drawing-faults';
import { figureFaults } from './faults/figure-faults';
import { factFaults } from './faults/fact-faults';
import { inReadingOrder, type Fault } from './fault';
import {
  chronologyFileSchema,
  datedFileSchema,
  isCollection,
  journeyFileSchema,
  libraryFileSchema,
  lineageFileSchema,
  pointsFileSchema,
  type ChronologyFile,
  type DatedFile,
  type JourneyFile,
  type KinFile,
  type LibraryFile,
  type LineageFile,
  type PointsFile,
} from './front-matter';
import { linkFaults } from './faults/link-faults';
import { nameFaults } from './faults/name-faults';
import { pageFaults } from './faults/page-faults';
import { pointFaults } from './faults/point-faults';
import { parseBook } from './parse/parse-book';
import { parseDayVerses } from './parse/parse-days';
import { parseDrawing } from './parse/parse-drawing';
import { parseEntry } from './parse/parse-entry';
import { parseFigure } from './parse/parse-figure';
import { parseKin } from './parse/parse-kin';
import { parsePage } from './parse/parse-page';
import { parseSingleTable, parseTable } from './parse/parse-table';
import { quotationFaults } from './faults/quotation-faults';
import { slugFaults } from './faults/slug-faults';
import { markFaults, styleFaults } from './faults/style-faults';

/** All authored content with its faults. A file that cannot be parsed appears only in the faults. */
export interface AuthoredRead {
  readonly content: AuthoredContent;
  readonly faults: readonly Fault[];
}

/** Parses the files of content/authored and checks them one by one and against each other. */
export function parseAuthored(files: readonly AuthoredFile[], world: AuthoredWorld): AuthoredRead {
  const entries: AuthoredEntry[] = [];
  const journeys: AuthoredTable<JourneyFile>[] = [];
  const lineages: AuthoredTable<LineageFile>[] = [];
  const pages: AuthoredPage[] = [];
  const books: AuthoredBook[] = [];
  const dayVerses: AuthoredDayVerses[] = [];
  const dated: AuthoredTable<DatedFile>[] = [];
  const kin: AuthoredTable<KinFile>[] = [];
  const library: AuthoredTable<LibraryFile>[] = [];
  const drawings: AuthoredDrawing[] = [];
  const figures: AuthoredFigure[] = [];
  const points: AuthoredTable<PointsFile>[] = [];
  const chronology: AuthoredTable<ChronologyFile>[] = [];
  const faults: Fault[] = [];
  for (const authored of files) {
    const { folder } = authored;
    if (isCollection(folder)) {
      const read = parseEntry(folder, authored);
      if (read.entry) entries.push(read.entry);
      faults.push(...read.faults);
    } else if (folder === 'journeys') {
      const read = parseTable(authored, journeyFileSchema, 'stops', ({ stops }) => stops);
      if (read.table) journeys.push(read.table);
      faults.push(...read.faults);
    } else if (folder === 'lineages') {
      const read = parseTable(authored, lineageFileSchema, 'members', ({ members }) => members);
      if (read.table) lineages.push(read.table);
      faults.push(...read.faults);
    } else if (folder === 'pages') {
      const read = parsePage(authored);
      if (read.page) pages.push(read.page);
      faults.push(...read.faults);
    } else if (folder === 'books') {
      const read = parseBook(authored);
      if (read.book) books.push(read.book);
      faults.push(...read.faults);
    } else if (folder === 'days' && authored.name === 'verses.txt') {
      const read = parseDayVerses(authored);
      dayVerses.push(read.dayVerses);
      faults.push(...read.faults);
    } else if (folder === 'days' && authored.name === 'dated.yaml') {
      const read = parseSingleTable(authored, datedFileSchema);
      if (read.table) dated.push(read.table);
      faults.push(...read.faults);
    } else if (folder === 'names' && authored.name === 'kin.yaml') {
      const read = parseKin(authored);
      if (read.table) kin.push(read.table);
      faults.push(...read.faults);
    } else if (folder === 'library' && authored.name === 'works.yaml') {
      const read = parseSingleTable(authored, libraryFileSchema);
      if (read.table) library.push(read.table);
      faults.push(...read.faults);
    } else if (folder === 'points' && authored.name === 'points.yaml') {
      const read = parseSingleTable(authored, pointsFileSchema);
      if (read.table) points.push(read.table);
      faults.push(...read.faults);
    } else if (folder === 'chronology') {
      const read = parseSingleTable(authored, chronologyFileSchema);
      if (read.table) chronology.push(read.table);
      faults.push(...read.faults);
    } else if (folder === 'drawings') {
      const read = parseDrawing(authored);
      if (read.drawing) drawings.push(read.drawing);
      faults.push(...read.faults);
      continue;
    } else if (folder === 'figures') {
      const read = parseFigure(authored);
      if (read.figure) figures.push(read.figure);
      faults.push(...read.faults);
    } else {
      // The tables of the resource makers are in separate folders.
      if (/\.(md|yaml)$/.test(authored.name)) {
        const sentence = `There is no collection "${folder}".`;
        faults.push({ file: repositoryPath(authored), line: 1, sentence });
      }
      continue;
    }
    faults.push(...markFaults(authored));
  }
  const content = {
    entries,
    journeys,
    lineages,
    pages,
    books,
    dayVerses,
    dated,
    library,
    drawings,
    figures,
    chronology,
    points,
    kin,
  };
  faults.push(
    ...linkFaults(content),
    ...slugFaults(entries),
    ...quotationFaults(content, world),
    ...styleFaults(content),
    ...factFaults(content),
    ...nameFaults(entries, world),
    ...pageFaults(content),
    ...bookFaults(content),
    ...dayFaults(content, world),
    ...citationFaults(content),
    ...chronologyFaults(content),
    ...drawingFaults(content),
    ...figureFaults(content),
    ...pointFaults(content),
  );
  return { content, faults: inReadingOrder(faults) };
}

/** Reads and checks content/authored (`root`). Throws ContentError if the folder cannot be read. */
export const readAuthored = (root: string, world: AuthoredWorld): AuthoredRead =>
  parseAuthored(readAuthoredFiles(root), world);

/** Returns every fault of content/authored (`root`) by file and line. Throws ContentError if it cannot be read. */
export const checkAuthored = (root: string, world: AuthoredWorld): readonly Fault[] => readAuthored(root, world).faults;
