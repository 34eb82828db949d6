/**
 * ' · inglés' on a Spanish page: the language of a text after the name of its translation, and nothing if it is that of
 * the page. `page` and `text` are BCP 47 tags. The browser knows the names, so the first chapter needs no text for it.
 */
export const languageName = (page: string, text: string | undefined): string | false =>
  text !== undefined && text !== page && ` · ${new Intl.DisplayNames(page, { type: 'language' }).of(text) ?? text}`;
