import { citeNote, escapeHtml, notePath, type BookNames } from '@manna/shared/domain';
import type { Archive } from './archive-schema';
import { archivedText, noteVerses } from './archive-tables';

/** Texts of the archive's HTML document. */
export interface DocumentWords {
  readonly language: string;
  readonly title: string;
  readonly exported: string;
  readonly bookmarks: string;
  readonly notes: string;
  readonly history: string;
  readonly preferences: string;
  readonly others: string;
  readonly none: string;
  /** Names of the Bible's books. */
  readonly names: BookNames;
}

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 Georgia,serif;color:#2b241c;background:#faf6ee}' +
  'h1,h2{line-height:1.2}li{margin:.4rem 0}li p{margin:0;white-space:pre-line;overflow-wrap:anywhere}a{color:#1f5a96}small{display:block;color:#5f5547}' +
  'pre{overflow:auto;padding:1rem;background:#f1eadd;white-space:pre-wrap;overflow-wrap:anywhere}' +
  '@media(prefers-color-scheme:dark){body{color:#ece4d6;background:#201d19}a{color:#93bdea}small{color:#b9ae9d}pre{background:#191613}}';

/**
 * `index.html`: the archive for people, without scripts and without anything from the network. Links lead to the site at
 * `origin`.
 */
export function archiveDocument(archive: Archive, origin: string, words: DocumentWords): string {
  const list = (pages: readonly (Archive['history'][number] & { labels?: readonly string[] })[]): string => {
    if (pages.length === 0) return `<p>${escapeHtml(words.none)}</p>`;
    const items = pages.map(({ trail, labels = [] }) => {
      const { title = '', path = '', description } = trail.at(-1) ?? {};
      const before = trail.slice(0, -1).map((crumb) => crumb.title);
      const note = [description ?? before.join(' / '), ...labels.map((label) => `#${label}`)]
        .filter(Boolean)
        .join(' · ');
      return (
        `<li><a href="${escapeHtml(origin + path)}">${escapeHtml(title)}</a>` +
        `${note === '' ? '' : `<small>${escapeHtml(note)}</small>`}</li>`
      );
    });
    return `<ol>${items.join('')}</ol>`;
  };
  const notes = (archive.notes ?? []).map((note) => {
    const verses = noteVerses(note);
    return (
      `<li><a href="${escapeHtml(origin + notePath(verses))}">${escapeHtml(citeNote(verses, words.names))}</a>` +
      `<p dir="auto">${escapeHtml(archivedText(note))}</p></li>`
    );
  });
  const data = (value: object): string =>
    Object.keys(value).length === 0
      ? `<p>${escapeHtml(words.none)}</p>`
      : `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
  return (
    `<!doctype html>\n<html lang="${escapeHtml(words.language)}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(words.title)}</title>` +
    `<style>${style}</style></head><body><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.exported)}</p>` +
    (archive.profile ? `<p>${escapeHtml(`${archive.profile.name}, ${archive.profile.email}`)}</p>` : '') +
    `<h2>${escapeHtml(words.bookmarks)}</h2>${list(archive.bookmarks)}` +
    `<h2>${escapeHtml(words.notes)}</h2>` +
    (notes.length > 0 ? `<ol>${notes.join('')}</ol>` : `<p>${escapeHtml(words.none)}</p>`) +
    `<h2>${escapeHtml(words.history)}</h2>${list(archive.history)}` +
    `<h2>${escapeHtml(words.preferences)}</h2>${data(archive.preferences)}` +
    `<h2>${escapeHtml(words.others)}</h2>${data(archive.others)}</body></html>\n`
  );
}
