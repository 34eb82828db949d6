import { chapterOsisId } from '@manna/shared/domain';
import { bracketedWords } from './bracketed-words';
import type { MarkedText } from '../../../base/bible/blocks';
import { tidySpaces } from '../../../base/bible/tidy-spaces';
import type { VerseChapter } from './verse-chapter';
import { allChapters } from '../../../base/bible/versification';
import type { OpenBible } from './read-openbible';

/** Raw verses, titles and headings by the chapter and verse numbers of the King James Version. */
export class PlacedChapters {
  readonly #verses = new Map<string, Map<number, string>>();
  readonly #titles = new Map<string, string>();
  readonly #headings = new Map<string, Map<number, string>>();

  /** Adds a verse. If there already is text under its number, the new text is appended. */
  put(chapter: string, verse: number, text: string): void {
    const verses = this.#verses.get(chapter) ?? new Map<number, string>();
    const before = verses.get(verse);
    verses.set(verse, before === undefined ? text : `${before} ${text}`);
    this.#verses.set(chapter, verses);
  }

  get(chapter: string, verse: number): string | undefined {
    return this.#verses.get(chapter)?.get(verse);
  }

  replace(chapter: string, verse: number, text: string): void {
    this.#verses.get(chapter)?.set(verse, text);
  }

  omit(chapter: string, verse: number): void {
    this.#verses.get(chapter)?.delete(verse);
  }

  /** Returns the title that was set, if any. */
  title(chapter: string): string | undefined {
    return this.#titles.get(chapter);
  }

  setTitle(chapter: string, title: string): void {
    this.#titles.set(chapter, title);
  }

  /** Sets a heading before a verse. Verse 0 means before the title. */
  setHeading(chapter: string, verse: number, heading: string): void {
    this.#headings.set(chapter, (this.#headings.get(chapter) ?? new Map<number, string>()).set(verse, heading));
  }

  get titleCount(): number {
    return this.#titles.size;
  }

  get headingCount(): number {
    return [...this.#headings.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Yields each verse with its chapter and number, in canonical order of the chapters. */
  *entries(): Generator<{ chapter: string; verse: number; text: string }> {
    for (const ref of allChapters) {
      const chapter = chapterOsisId(ref);
      for (const [verse, text] of this.#verses.get(chapter) ?? []) yield { chapter, verse, text };
    }
  }

  /** Returns the chapters that have verses, in canonical order. `read` converts each text. */
  finish(read: (text: string, chapter: string) => MarkedText = bracketed): VerseChapter[] {
    return allChapters.map(chapterOsisId).flatMap((osisId) => {
      const verses = this.#verses.get(osisId);
      if (!verses || verses.size === 0) return [];
      const title = this.#titles.get(osisId);
      const readAll = (texts: ReadonlyMap<number, string>) =>
        new Map([...texts].map(([verse, text]) => [verse, read(text, osisId)]));
      return [
        {
          osisId,
          ...(title === undefined ? {} : { title: read(title, osisId) }),
          headings: readAll(this.#headings.get(osisId) ?? new Map()),
          verses: readAll(verses),
        },
      ];
    });
  }
}

/** Marks words in square brackets as added by the translators. */
export const bracketed = (text: string): MarkedText => bracketedWords(tidySpaces(text));

/** Splits 'Gen.1.1' into chapter and verse. */
export function placeOf(osisId: string): { chapter: string; verse: number } {
  const dot = osisId.lastIndexOf('.');
  return { chapter: osisId.slice(0, dot), verse: Number(osisId.slice(dot + 1)) };
}

/** Places every verse under its number in the package. Verses without words are omitted. */
export function placeByNumber(
  bible: OpenBible,
  hasWords: (verse: { text: string; osisId: string }) => boolean,
): PlacedChapters {
  const placed = new PlacedChapters();
  for (const { chapters } of bible.books) {
    for (const { verses } of chapters) {
      for (const verse of verses.filter(hasWords)) {
        const { chapter, verse: number } = placeOf(verse.osisId);
        placed.put(chapter, number, verse.text);
      }
    }
  }
  return placed;
}

/** Returns the verse of Psalm 119 before which a letter is a heading: 1, 9, 17 … */
export const letterVerse = (index: number): number => index * 8 + 1;
export const LETTERS = 22;
export const LETTER_PSALM = 'Ps.119';
