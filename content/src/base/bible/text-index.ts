import { canon } from './reference-verses';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** Matches any of the phrases as whole words, in capitals or not, with anything but letters between the words. */
const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.map((phrase) => wordsIn(phrase).join('[^a-z]+')).join('|')})\\b`, 'gi');

/** Finds the verses of a translation that have certain words. */
export class TextIndex {
  readonly #texts = new Map<number, string>();
  readonly #verses = new Map<string, number[]>();

  constructor(verseText: (verse: number) => string | undefined) {
    for (const verse of canon) {
      const text = verseText(verse);
      if (text === undefined) continue;
      this.#texts.set(verse, text);
      for (const word of new Set(wordsIn(text))) {
        const verses = this.#verses.get(word);
        if (verses) verses.push(verse);
        else this.#verses.set(word, [verse]);
      }
    }
  }

  /**
   * Returns the numbers of the verses that have one of the phrases, ascending. Where a phrase of `except` has the same
   * words, as 'wild ass' has 'ass', they do not count.
   */
  versesWith(phrases: readonly string[], except: readonly string[] = []): readonly number[] {
    if (phrases.length === 0) return [];
    const wanted = anyOf(phrases);
    const unwanted = except.length > 0 ? anyOf(except) : undefined;
    const candidates = new Set(phrases.flatMap((phrase) => this.#verses.get(wordsIn(phrase)[0] ?? '') ?? []));
    return [...candidates]
      .filter((verse) => {
        const text = this.#texts.get(verse) ?? '';
        // In pieces, because the words around an excepted phrase do not follow each other.
        return (unwanted ? text.split(unwanted) : [text]).some((piece) => piece.search(wanted) >= 0);
      })
      .sort((a, b) => a - b);
  }
}
