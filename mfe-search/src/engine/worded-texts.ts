import { FIELD_END, isWord, tokenOfCode, VALUE_END } from '@manna/shared/domain';
import type { WordSpan } from './marks';
import { termsOfWord, type WordTerms } from './terms';

/** A text, and where its words are. */
export interface WordedText {
  readonly text: string;
  readonly words: readonly WordSpan[];
}

/** What separates words, instead of the terms of a word. */
const SEPARATOR = null;

/**
 * Returns a function that decodes the line of a document: for each field its values. A listing has its texts as words, so
 * their positions and terms are known without looking at each letter again; articles are long, and a search shows many.
 */
export function wordedTexts(vocabulary: readonly string[]): (line: string) => WordedText[][] {
  /** By token, once one was read. */
  const known: (WordTerms | typeof SEPARATOR | undefined)[] = [];

  function readValue(value: string): WordedText {
    const words: WordSpan[] = [];
    let text = '';
    let isAfterWord = false;
    for (const code of value) {
      const token = tokenOfCode(code.codePointAt(0) ?? 0) ?? -1;
      const written = vocabulary[token] ?? '';
      const terms = (known[token] ??= isWord(written) ? termsOfWord(written) : SEPARATOR);
      // A listing leaves out the space between two words.
      if (terms && isAfterWord) text += ' ';
      const start = text.length;
      text += written;
      if (terms) words.push({ start, end: text.length, parts: terms.parts, whole: terms.whole });
      isAfterWord = terms !== SEPARATOR;
    }
    return { text, words };
  }

  return (line) => line.split(FIELD_END).map((field) => (field === '' ? [] : field.split(VALUE_END).map(readValue)));
}
