import type { StylingSpan } from '@manna/shared/contracts';
import {
  chapterPath,
  escapeHtml,
  nextChapter,
  parseChapterOsisId,
  previousChapter,
  type ChapterRef,
} from '@manna/shared/domain';
import { interfaceLanguage, offlinePageTexts } from './offline-page-text';
import { linkHtml, plainPage } from './plain-page';
import type { KeptChapter, KeptTranslationAbout } from './translation-parts';

interface ChapterCopy {
  chapter: KeptChapter;
  translation: KeptTranslationAbout;
  keptAt: Date;
  /** Of the interface, BCP 47. */
  language: string;
}

const verseNumber = ({ ref }: StylingSpan): string => ref?.split('.').at(-1) ?? '';

/** The text with the number of each verse before its words; marginal notes are left out. */
function textHtml({ content, styling }: KeptChapter['translations'][number]): string {
  const verses = styling.filter(({ kind }) => kind === 'verse').sort((one, other) => one.min - other.min);
  const blockAt = new Map(
    styling
      .filter(({ kind }) => ['line', 'title', 'heading', 'colophon', 'note'].includes(kind))
      .map((span) => [span.min, span.kind]),
  );
  let min = 0;
  return content
    .split('\n')
    .map((line) => {
      const from = min;
      min += line.length + 1;
      const kind = blockAt.get(from);
      if (kind === 'note') return '';
      let at = from;
      const pieces = verses
        .filter((verse) => verse.min >= from && verse.min < min)
        .map((verse) => {
          const before = content.slice(at, verse.min);
          at = verse.min;
          return `${escapeHtml(before)}<sup>${escapeHtml(verseNumber(verse))}</sup>`;
        });
      const words = pieces.join('') + escapeHtml(content.slice(at, from + line.length));
      if (kind === 'line') return `<p class="line">${words}</p>`;
      return kind === 'title' || kind === 'heading' ? `<p><strong>${words}</strong></p>` : `<p>${words}</p>`;
    })
    .join('');
}

/** A chapter of a translation that the reader keeps, as a page for reading and no more; with a note that it is a copy. */
export function keptChapterPage({ chapter, translation, keptAt, language }: ChapterCopy): Response {
  const spoken = interfaceLanguage(language);
  const text = offlinePageTexts[spoken];
  const ref = parseChapterOsisId(chapter.osisId);
  // The empty default makes every other translation stand in its path.
  const pathOf = (place: ChapterRef) =>
    chapterPath(place, translation.slug, translation.isDefault ? translation.slug : '');
  const before = ref && previousChapter(ref);
  const after = ref && nextChapter(ref);
  const when = new Intl.DateTimeFormat(spoken, { dateStyle: 'long', timeStyle: 'short' }).format(keptAt);
  const steps = [
    before ? linkHtml(pathOf(before), text.previous) : '',
    after ? linkHtml(pathOf(after), text.next) : '',
  ].join('');
  const [words] = chapter.translations;
  const body = [
    `<aside>${escapeHtml(`${text.copy} ${text.keptOn(when)}`)}</aside>`,
    `<h1>${escapeHtml(chapter.title)}</h1><p class="soft">${escapeHtml(translation.name)}</p>`,
    `<div lang="${escapeHtml(translation.language)}" dir="${translation.direction}">${words ? textHtml(words) : ''}</div>`,
    `<nav>${steps}</nav><p class="soft">${escapeHtml(translation.licence)}</p>`,
  ].join('');
  return plainPage({ status: 200, language: spoken, title: `${chapter.title} (${translation.shortName})`, body });
}
