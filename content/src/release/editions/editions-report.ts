import type { EditionReport, OmissionReason } from '@manna/shared/contracts';
import { bookByOsisId } from '@manna/shared/domain';
import type { Scope } from './checks/scope';
import { checks } from './gate';

/** Findings of one kind that the report shows for an edition; editions.json of a release has all. */
const SHOWN = 12;

const inEnglish = (count: number): string => count.toLocaleString('en-GB');

/** Escapes what Markdown would read as markup. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replace(/\s+/g, ' ')
    .trim();

/** 'Ps.3.1' as 'Psalms 3:1'; 'Ps.3', a title, as 'the title of Psalms 3'. */
function named(osisId: string): string {
  const [book = '', chapter = '', verse] = osisId.split('.');
  const chapterName = `${bookByOsisId(book)?.name ?? book} ${chapter}`;
  return verse === undefined ? `the title of ${chapterName}` : `${chapterName}:${verse}`;
}

/** A table whose columns are as wide as their widest cell. Columns after the first two are figures. */
function table(rows: readonly (readonly string[])[]): string[] {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.slice(1).map(line)];
}

const omissionTitles: Readonly<Record<OmissionReason, string>> = {
  edition: 'The edition leaves out',
  copy: 'Our copy has lost',
  faulty: 'Our copy is faulty in',
};

const inWhich: Readonly<Record<Scope, string>> = {
  'every language': '',
  'Latin letters': ' (languages in Latin letters)',
  'English and Spanish': ' (English and Spanish)',
  English: ' (English)',
};

const list = (items: readonly string[]): string[] =>
  items.length > 0 ? [...items.map((item) => `- ${item}`), ''] : [];

function faultItems({ faults }: EditionReport): string[] {
  return faults.map(({ kind, verses }) => {
    const shown = verses.slice(0, SHOWN).map(({ verse, found }) => `${named(verse)} (${plain(found)})`);
    const more = verses.length - shown.length;
    const rest = more > 0 ? `, and ${inEnglish(more)} more` : '';
    return `**${kind}**, ${inEnglish(verses.length)}: ${shown.join('; ')}${rest}.`;
  });
}

function omissionItems({ omissions }: EditionReport): string[] {
  return omissions.map(({ verse, reason, because }) => `${omissionTitles[reason]} ${named(verse)}. ${plain(because)}`);
}

const mendedItems = ({ mended }: EditionReport): string[] =>
  mended.map(({ verse, from, to, rule }) => `${named(verse)}: “${plain(from)}” is “${plain(to)}” (${rule}).`);

/** An edition's name; an import may have the name of one of the site's own. */
const nameOf = ({ name, importedVersion }: EditionReport): string =>
  importedVersion === undefined ? name : `${name} (imported, version ${plain(importedVersion)})`;

function verdict({ slug, isOffered, importedVersion }: EditionReport, reports: readonly EditionReport[]): string {
  if (!isOffered) return 'Not offered: these findings have no answer.';
  const isReplaced =
    importedVersion === undefined &&
    reports.some((other) => other.importedVersion !== undefined && other.slug === slug && other.isOffered);
  return isReplaced ? 'Without faults; the imported text of the same name is offered in its place.' : 'Offered.';
}

function edition(report: EditionReport, reports: readonly EditionReport[]): string[] {
  const { isOffered } = report;
  const mended = isOffered ? mendedItems(report) : [];
  const restored = report.counts['verses with LORD restored'] ?? 0;
  const omissions = omissionItems(report);
  return [
    `## ${nameOf(report)}`,
    '',
    verdict(report, reports),
    '',
    ...list(faultItems(report)),
    ...(restored > 0
      ? [
          `LORD is restored in ${inEnglish(restored)} verses, where the Hebrew has the name and it is certain which word it is.`,
          '',
        ]
      : []),
    ...(omissions.length > 0 ? ['Verses that are not shown:', '', ...list(omissions)] : []),
    ...(mended.length > 0 ? ['Words that a rule has changed:', '', ...list(mended)] : []),
  ];
}

/** The report on all editions as the Markdown of docs/editions.md, with a line feed at the end. */
export function editionsReport(reports: readonly EditionReport[]): string {
  const figures = (report: EditionReport, what: string) => inEnglish(report.counts[what] ?? 0);
  const lines = [
    '# Editions of the Bible',
    '',
    '<!-- Written by npm run -s content -- editions > docs/editions.md -->',
    '',
    'The build examines each edition before readers see it. An edition with a finding that `content/authored/editions` does not',
    'answer for is left out of the release. A verse is never mended by hand: its words come from another package of the same',
    'edition, or from a rule with a test. Without either it is not shown, and readers are told why.',
    '',
    'An imported edition is examined in the same way and never changed. The operator answers for its findings in a table beside',
    'the import, as [importers.md](importers.md) says; until then it is not offered.',
    '',
    ...table([
      [
        'edition',
        'offered',
        'verses',
        'not shown',
        'psalm titles',
        'Selahs',
        'words mended',
        'words reviewed',
        'findings reviewed',
      ],
      ...reports.map((report) => [
        nameOf(report),
        report.isOffered ? 'yes' : 'no',
        figures(report, 'verses'),
        inEnglish(report.omissions.length),
        figures(report, 'psalm titles'),
        figures(report, 'Selahs'),
        figures(report, 'mended words'),
        figures(report, 'reviewed words'),
        figures(report, 'reviewed findings'),
      ]),
    ]),
    '',
    '## What is checked',
    '',
    'Each check is for the languages whose letters or words it knows; the others are for every edition.',
    '',
    ...checks.map(({ kind, about, scope }) => `- **${kind}**${inWhich[scope]}: ${about}`),
    '',
    ...reports.flatMap((report) => edition(report, reports)),
  ];
  return `${lines.join('\n').trim()}\n`;
}
