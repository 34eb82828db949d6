import type { ChapterText, StylingKind, StylingSpan } from '../../contracts';
import { parseChapterOsisId, type ChapterRef } from '../../domain';
import { PrintError } from '../print-error';
import { escape } from '../svg';
import type { BookLanguage } from './book-language';

/** The start of every document: XML declaration, root and head. */
export const documentOf = (title: string, body: string, bodyType: string, { code, direction }: BookLanguage): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<!DOCTYPE html>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${code}" lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`,
    `<head><meta charset="utf-8"/><title>${escape(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>`,
    `<body epub:type="${bodyType}">`,
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');

const blockKinds: ReadonlySet<StylingKind> = new Set(['paragraph', 'line', 'title', 'heading', 'colophon', 'note']);

/** The fragment of a chapter or a verse in its book's document: 'c3', 'c3v16'. */
export const fragmentOf = (chapter: number, verse?: number): string =>
  verse === undefined ? `c${chapter}` : `c${chapter}v${verse}`;

/** What is set at one place of the text before the words that follow. */
interface Insertion {
  readonly at: number;
  readonly markup: string;
}

const noteId = (chapter: number, ref: string, part: 'a' | 'n') => `${fragmentOf(chapter)}${part}${ref.slice(1)}`;

function insertionsOf({ styling }: ChapterText, chapter: number, notes: boolean): Insertion[] {
  return styling.flatMap(({ kind, min, ref = '' }): Insertion[] => {
    if (kind === 'verse') {
      const verse = Number(ref.split('.')[2]);
      return [{ at: min, markup: `<sup class="verse" id="${fragmentOf(chapter, verse)}">${verse}</sup>` }];
    }
    if (kind !== 'noteAnchor' || !notes) return [];
    const [id, target] = [noteId(chapter, ref, 'a'), noteId(chapter, ref, 'n')];
    return [{ at: min, markup: `<a class="note" epub:type="noteref" id="${id}" href="#${target}">*</a>` }];
  });
}

const covers = (spans: readonly StylingSpan[], at: number) => spans.some(({ min, max }) => min <= at && at < max);

/** The words of one block, with its verses' numbers, its notes' anchors and its styled words. */
function inlineMarkup(text: ChapterText, { min, max }: StylingSpan, insertions: readonly Insertion[]): string {
  const inside = (kind: StylingKind) =>
    text.styling.filter((span) => span.kind === kind && span.min < max && span.max > min);
  const added = inside('added');
  const jesus = inside('jesus');
  const own = insertions.filter(({ at }) => at >= min && (at < max || (at === max && at > min)));
  const edges = [...added, ...jesus].flatMap((span) => [span.min, span.max]);
  const cuts = [...new Set([min, max, ...edges, ...own.map(({ at }) => at)])]
    .filter((cut) => cut >= min && cut <= max)
    .sort((a, b) => a - b);
  return cuts
    .map((cut, index) => {
      const before = own.flatMap(({ at, markup }) => (at === cut ? [markup] : [])).join('');
      const words = escape(text.content.slice(cut, cuts[index + 1] ?? cut));
      if (words === '') return before;
      const supplied = covers(added, cut) ? `<i>${words}</i>` : words;
      return before + (covers(jesus, cut) ? `<span class="jesus">${supplied}</span>` : supplied);
    })
    .join('');
}

function blockMarkup(text: ChapterText, span: StylingSpan, insertions: readonly Insertion[]): string {
  const words = inlineMarkup(text, span, insertions);
  switch (span.kind) {
    case 'title':
      return `<p class="title">${words}</p>`;
    case 'heading':
      return `<h3>${words}</h3>`;
    case 'colophon':
      return `<p class="colophon">${words}</p>`;
    case 'line':
      return `<p class="line level${Math.min(span.level ?? 1, 3)}">${words}</p>`;
    default:
      return `<p>${words}</p>`;
  }
}

function notesMarkup(text: ChapterText, chapter: number): string {
  const notes = text.styling.filter(({ kind }) => kind === 'note');
  return notes
    .map(({ min, max, ref = '', siteNote }) => {
      const back = `<a href="#${noteId(chapter, ref, 'a')}">*</a>`;
      const words = escape(text.content.slice(min, max));
      const by = siteNote ? '<b>Our note:</b> ' : '';
      return `<aside epub:type="footnote" id="${noteId(chapter, ref, 'n')}"><p>${back} ${by}${words}</p></aside>`;
    })
    .join('\n');
}

/** Returns a chapter's position in the canon. Throws PrintError if there is no such chapter. */
export function placeOf({ osisId }: ChapterText): ChapterRef {
  const place = parseChapterOsisId(osisId);
  if (!place) throw new PrintError(`There is no chapter ${osisId} in the Bible.`);
  return place;
}

/**
 * One chapter as a section: its title, its text in paragraphs with verse numbers, and its notes if the book contains
 * them.
 */
export function chapterMarkup(text: ChapterText, title: string, notes: boolean): string {
  const { chapter } = placeOf(text);
  const insertions = insertionsOf(text, chapter, notes);
  const blocks = text.styling
    .filter(({ kind }) => blockKinds.has(kind) && kind !== 'note')
    .map((span) => blockMarkup(text, span, insertions));
  const own = notes ? notesMarkup(text, chapter) : '';
  return [
    `<section epub:type="chapter" id="${fragmentOf(chapter)}">`,
    `<h2>${escape(title)}</h2>`,
    ...blocks,
    ...(own === '' ? [] : [own]),
    '</section>',
  ].join('\n');
}
