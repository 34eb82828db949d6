/** A number with what is written directly behind it: '3', '1st', '16b', '16ff'. */
export interface NumberToken {
  readonly kind: 'number';
  readonly value: number;
  /** 'ordinal' of '1st', 'part' of '16b', 'next' of '16f' and 'rest' of '16ff'. */
  readonly behind: 'nothing' | 'ordinal' | 'part' | 'next' | 'rest';
}

/** A word in lower case and without accents ('and' for '&'), or one sign: '-' for any dash, ';' for '_'. */
export interface TextToken {
  readonly kind: 'word' | 'sign';
  readonly text: string;
}

export type Token = NumberToken | TextToken;
