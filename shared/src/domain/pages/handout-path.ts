export type HandoutFormat = 'pdf' | 'epub' | 'ics';

/**
 * The path of a page as a file to print or to read elsewhere: '/handouts/bible/john/3.pdf'. A query stays behind it, such as
 * the translation of a passage. Chapters, passages, entries and articles are PDFs; books of the Bible are EPUBs, and
 * reading plans calendars.
 */
export const handoutPath = (page: string, format: HandoutFormat = 'pdf'): string =>
  `/handouts${page.replace(/(?=\?)|$/, `.${format}`)}`;
