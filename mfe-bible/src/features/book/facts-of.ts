import type { Language } from '@manna/shared/contracts';

/** Words of the content, which is English; `lang` is left out where they are in the language of the page. */
export interface Fact {
  text: string;
  lang?: 'en';
}

/** What a book is in a line, and whose it is said to be. */
export interface BookFacts {
  title: Fact;
  writer: Fact;
}

/** The translated words by the English ones, in a chunk of their own; no language but English is without. */
const translations: Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>> = {
  en: () => Promise.resolve({}),
  es: () => import(/* webpackChunkName: "book-facts-es" */ './spanish-facts').then(({ spanishFacts }) => spanishFacts),
};

/** The facts of a book's introduction in a language, or else in English. */
export async function factsOf(
  { title, writer }: Readonly<Record<keyof BookFacts, string>>,
  language: Language,
): Promise<BookFacts> {
  const translated = await translations[language]();
  const factOf = (english: string): Fact => {
    const text = translated[english];
    return text === undefined ? { text: english, ...(language !== 'en' && { lang: 'en' }) } : { text };
  };
  return { title: factOf(title), writer: factOf(writer) };
}
