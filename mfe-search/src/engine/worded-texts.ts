import { FIELD_END, isWord, tokenOfCode, VALUE_END } from '@manna/shared/domain';
import type { WordSpan } from './marks';
import { termsOfWord, type WordTerms } from './terms';

/** A text, and where its words are. */
export interface WordedText {
  readonly text: string;
  readonly words: readonly WordSpan[];
}

/** What a character of a line stands for: a word, or what separates words, which has no terms. */
interface Token {
  readonly written: string;
  readonly terms: WordTerms | undefined;
}

/**
 * Returns a function that decodes the line of a document: for each field its values. A listing has its texts as words, so
 * their positions and terms are known without looking at each letter again; articles are long, and a search shows many.
 */
export function wordedTexts(vocabulary: readonly string[]): (line: string) => WordedText[][] {
  /** By code point, once one was read. */
  const known = new Map<number, Token>();

  function tokenOf(code: number): Token {
    const written = vocabulary[tokenOfCode(code) ?? -1] ?? '';
    const token = { written, terms: isWord(written) ? termsOfWord(written) : undefined };
    known.set(code, token);
    return token;
  }

  function readValue(value: string): WordedText {
    const words: WordSpan[] = [];
    let text = '';
    let isAfterWord = false;
    // Not for...of, which makes a string of each character.
    for (let at = 0, code = 0; at < value.length; at += code > 0xffff ? 2 : 1) {
      code = value.codePointAt(at) ?? 0;
      const { written, terms } = known.get(code) ?? tokenOf(code);
      // A listing leaves out the space between two words.
      if (terms && isAfterWord) text += ' ';
      const start = text.length;
      text += written;
      if (terms) words.push({ start, end: text.length, parts: terms.parts, whole: terms.whole });
      isAfterWord = terms !== undefined;
    }
    return { text, words };
  }

  return (line) => line.split(FIELD_END).map((field) => (field === '' ? [] : field.split(VALUE_END).map(readValue)));
}
