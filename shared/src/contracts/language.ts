import { z } from 'zod';

/** Languages that the interface speaks, by BCP 47 code; English is the one that every text is first written in. */
export const languages = ['en', 'es'] as const;
export const languageSchema = z.enum(languages);
export type Language = (typeof languages)[number];

/** What a text may be: a sentence, or a function that puts values into one. */
type Text = string | ((...values: never[]) => string);

/** Texts of one part of the interface, in English: the object itself is what its translations are found by. */
export type Catalogue = Readonly<Record<string, Text>>;

/** The same texts in another language: the compiler finds one that is missing, or that takes other values. */
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

/** Brings all translations of a bundle into one language, as a chunk of its own. */
export type TranslationLoaders = Readonly<Partial<Record<Language, () => Promise<readonly TranslationPair[]>>>>;

/** A catalogue's texts in the language of the page; in English where they are not translated. */
export type TextOf = <Source extends Catalogue>(source: Source) => Translated<Source>;
