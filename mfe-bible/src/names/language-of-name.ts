/** Texts in these languages have English names. */
const ANCIENT: readonly string[] = ['he', 'arc', 'grc', 'la'];

/** The language of a translation's name, by the language of its text; both are BCP 47 tags. English by default. */
export const languageOfName = (text = 'en'): string => (ANCIENT.includes(text) ? 'en' : text);
