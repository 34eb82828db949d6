import { escapeHtml } from '@manna/shared/domain';
import type { KeptPage } from './kept-page';
import { interfaceLanguage, offlinePageTexts } from './offline-page-text';
import { linkHtml, plainPage } from './plain-page';

/** What stands in place of a page that cannot be had now, and leads to what can. */
interface Offline {
  /** BCP 47. */
  language: string;
  pages: readonly KeptPage[];
  /** First chapters of the translations that the reader keeps. */
  translations: readonly KeptPage[];
}

const list = (heading: string, entries: readonly KeptPage[]): string =>
  entries.length === 0
    ? ''
    : `<h2>${escapeHtml(heading)}</h2><ul>${entries.map(({ path, title }) => `<li>${linkHtml(path, title)}</li>`).join('')}</ul>`;

/** Says that the reader is offline, with status 503, and lists what is kept as links. */
export function offlinePage({ language, pages, translations }: Offline): Response {
  const spoken = interfaceLanguage(language);
  const text = offlinePageTexts[spoken];
  const body = [
    `<h1>${escapeHtml(text.title)}</h1>`,
    `<p class="plain">${escapeHtml(text.unavailable)}</p>`,
    // An empty address is the page's own.
    `<p class="plain">${linkHtml('', text.tryAgain)}</p>`,
    list(text.keptTranslations, translations),
    list(text.keptPages, pages),
    pages.length + translations.length === 0 ? `<p class="plain">${escapeHtml(text.noPages)}</p>` : '',
  ].join('');
  return plainPage({ status: 503, language: spoken, title: text.title, body });
}
