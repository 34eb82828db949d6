import { z } from 'zod';

/** Languages of the interface by BCP 47 code. Every text is first written in English. */
export const languages = ['en', 'es'] as const;
export const languageSchema = z.enum(languages);
export type Language = (typeof languages)[number];

/** A text: a sentence, or a function that inserts values into one. */
type Text = string | ((...values: never[]) => string);

/** English texts of one part of the interface. Translations are looked up by the object's identity. */
export type Catalogue = Readonly<Record<string, Text>>;

/** The same texts in another language. The compiler reports a text that is missing or takes other values. */
export type Translated<Source extends Catalogue> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Source[Key];
};

/** A catalogue with its translation. */
export type TranslationPair = readonly [source: Catalogue, translation: Catalogue];

/** Pairs a catalogue with its translation. */
export const translate = <Source extends Catalogue>(
  source: Source,
  translation: Translated<Source>,
): TranslationPair => [source, translation];

/** Loads all translations of a bundle into one language, from a chunk of its own. */
export type TranslationLoaders = Readonly<Partial<Record<Language, () => Promise<readonly TranslationPair[]>>>>;

/** Returns a catalogue's texts in the language of the page, or in English if they are not translated. */
export type TextOf = <Source extends Catalogue>(source: Source) => Translated<Source>;
