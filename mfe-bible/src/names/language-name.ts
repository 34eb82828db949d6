/**
 * 'inglés' on a Spanish page: the language of a text, to be shown after the name of its translation; undefined if it is
 * that of the page. `page` and `text` are BCP 47 tags. The browser knows the names, so no catalogue has them.
 */
export const languageName = (page: string, text = page): string | undefined =>
  text === page ? undefined : new Intl.DisplayNames(page, { type: 'language' }).of(text);
