import type { NumberToken, Token } from './tokens';

/** The tokens of a text, and how many of them are read. */
export class TokenReader {
  at = 0;

  constructor(private tokens: readonly Token[]) {}

  /** All tokens, for those who look at several of them at once. */
  get all(): readonly Token[] {
    return this.tokens;
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Replaces the tokens that are not read yet. */
  replaceRest(rest: readonly Token[]) {
    this.tokens = [...this.tokens.slice(0, this.at), ...rest];
  }

  number(ahead = 0): NumberToken | undefined {
    const token = this.tokens[this.at + ahead];
    return token?.kind === 'number' ? token : undefined;
  }

  word(ahead = 0): string | undefined {
    const token = this.tokens[this.at + ahead];
    return token?.kind === 'word' ? token.text : undefined;
  }

  isWord(words: ReadonlySet<string>, ahead = 0): boolean {
    const word = this.word(ahead);
    return word !== undefined && words.has(word);
  }

  isSign(text: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead];
    return token?.kind === 'sign' && token.text === text;
  }

  takeSign(text: string): boolean {
    const isHere = this.isSign(text);
    if (isHere) this.at += 1;
    return isHere;
  }

  /** Takes one of these words, with the full stop that may shorten it. */
  takeWord(words: ReadonlySet<string>): boolean {
    const isHere = this.isWord(words);
    if (isHere) this.at += this.isSign('.', 1) ? 2 : 1;
    return isHere;
  }
}
