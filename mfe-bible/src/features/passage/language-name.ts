/**
 * 'inglés' on a Spanish page: the language of a text after the name of its translation, and nothing if it is that of
 * the page. `page` and `text` are BCP 47 tags. The browser knows the names.
 */
export const languageName = (page: string, text = page): string | false | undefined =>
  text !== page && new Intl.DisplayNames(page, { type: 'language' }).of(text);
