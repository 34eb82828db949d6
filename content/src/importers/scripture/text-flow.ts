/** Only of scripts that have spaces between words. An apostrophe joins two words of some languages ("d'Israël"). */
const endsWord = /(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N},;:.!?”)]|[,;.!?]’)$/u;
const startsWord = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}“‘(]/u;
const PILCROW = /\s*¶\s*/g;
/** The names of God that print sets in small capitals; in plain text they are capitals. */
const smallCapitals = /\b(?:Lord|God|Jehovah|Jah|Yah)\b/g;

/**
 * Pronouns that Spanish writes at the end of a verb ('tráemelo'), even if they are supplied. The Reina-Valera of 1909 has
 * them without a space before them; behind these words, which are no verbs, it has only lost the space.
 */
const enclitics = new Set(['la', 'las', 'le', 'les', 'lo', 'los', 'me', 'nos', 'os', 'se', 'te']);
const noVerb = /(?<!\p{L})(?:como|cuánto|Dios|ellos|gentes|Jehová|Josué|no|os|que|y)$/iu;

/** The characters between the elements or markers of a text, before they become the words of verses. */
export class TextFlow {
  #last = '';
  #isApart = false;
  #divineNames = 0;

  /**
   * Says that a note, or words that the translators supplied, end or begin here: the words before and after it are
   * different words, even if the file has no space between them.
   */
  setApart(): void {
    this.#isApart = true;
  }

  /** Enters a name of God. Returns the function to call when it closes. */
  openDivineName(): () => void {
    this.#divineNames += 1;
    return () => (this.#divineNames -= 1);
  }

  /** Returns the words of a note: like those of the text, but they do not count as its last words. */
  ofNote(text: string): string {
    return this.#divineNames > 0 ? text.replace(smallCapitals, (name) => name.toUpperCase()) : text;
  }

  /**
   * Returns the words as they belong into the text. A space that the file leaves out between two words is put back. The
   * sign ¶ says that a paragraph begins, which `isParagraph` tells, and is no word.
   */
  ofVerse(text: string): { readonly words: string; readonly isParagraph: boolean } {
    const isParagraph = text.includes('¶');
    let words = this.ofNote(isParagraph ? text.replace(PILCROW, ' ') : text);
    if (words === '') return { words, isParagraph };
    if (this.#isApart && this.#lacksSpace(words)) words = ` ${words}`;
    this.#isApart = false;
    this.#last = words;
    return { words, isParagraph };
  }

  #lacksSpace(words: string): boolean {
    if (!endsWord.test(this.#last) || !startsWord.test(words)) return false;
    return !enclitics.has(words) || noVerb.test(this.#last) || !/\p{L}$/u.test(this.#last);
  }
}
