import { createContext, useContext } from 'react';
import type { Catalogue, Language, TextOf, Translated, TranslationPair } from '../contracts';

/** The texts of one page, in its language. */
export class Texts {
  readonly #translations = new Map<Catalogue, Catalogue>();

  constructor(readonly language: Language = 'en') {}

  /** Adds translations; those of another bundle may follow later. */
  add(pairs: readonly TranslationPair[]): void {
    for (const [source, translation] of pairs) this.#translations.set(source, translation);
  }

  readonly of: TextOf = <Source extends Catalogue>(source: Source) =>
    // `translate` has checked the shape.
    (this.#translations.get(source) ?? source) as Translated<Source>;
}

/** Provided by the shell. */
export const TextsContext = createContext<Texts | null>(null);

function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useText must be used within the shell');
  return texts;
}

/** Texts of a catalogue in the language of the page. */
export const useText = <Source extends Catalogue>(source: Source): Translated<Source> => useTexts().of(source);

/** The language of the interface, for dates and numbers. */
export const useLanguage = (): Language => useTexts().language;

/** Reads a catalogue that is chosen later, in the language of the page. */
export const useTextOf = (): TextOf => useTexts().of;
