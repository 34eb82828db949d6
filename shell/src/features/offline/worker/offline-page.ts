import type { Language, OfflineShelf } from '@manna/shared/contracts';
import { escapeHtml } from '@manna/shared/domain';
import { offlinePageTexts } from './offline-page-text';
import { linkHtml, plainPage } from './plain-page';

/** The content of the page that replaces an unavailable one. */
interface Offline {
  language: Language;
  pages: OfflineShelf['pages'];
  /** What pillars have downloaded. */
  shelves: readonly OfflineShelf[];
}

const listHtml = ({ heading, pages }: OfflineShelf): string =>
  pages.length === 0
    ? ''
    : `<h2>${escapeHtml(heading)}</h2><ul>${pages.map(({ path, title }) => `<li>${linkHtml(path, title)}</li>`).join('')}</ul>`;

/** The response that says that the reader is offline, with status 503 and links to the pages on the device. */
export function offlinePage({ language, pages, shelves }: Offline): Response {
  const text = offlinePageTexts[language];
  const body = [
    `<h1>${escapeHtml(text.title)}</h1>`,
    `<p class="plain">${escapeHtml(text.unavailable)}</p>`,
    // An empty URL is the page's own.
    `<p class="plain">${linkHtml('', text.tryAgain)}</p>`,
    ...shelves.map(listHtml),
    listHtml({ heading: text.savedPages, pages }),
    pages.length + shelves.length === 0 ? `<p class="plain">${escapeHtml(text.noPages)}</p>` : '',
  ].join('');
  return plainPage({ status: 503, language, title: text.title, body });
}
