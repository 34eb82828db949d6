/**
 * The characters that stand for tokens, commonest token first: printable ASCII (one byte in UTF-8), then the rest of the
 * first plane, then the other planes. Left out is what transport or an editor may change or cut: control characters, line
 * and paragraph separators, surrogates, noncharacters and the byte order mark.
 */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x20_27],
  [0x20_2a, 0xd7_ff],
  [0xe0_00, 0xfd_cf],
  [0xfd_f0, 0xfe_fe],
  [0xff_00, 0xff_fd],
  [0x1_00_00, 0x10_ff_ff],
];

/** How many tokens have a character of at most two bytes. */
export const SHORT_CODES = 0x7e - 0x20 + 1 + (0x7_ff - 0xa0 + 1);

/** The character for a token. Throws a RangeError if there are more tokens than characters, which is over a million. */
export function tokenCode(token: number): number {
  let rest = token;
  for (const [first, last] of ranges) {
    if (rest <= last - first) return first + rest;
    rest -= last - first + 1;
  }
  throw new RangeError('A listing cannot have so many different words.');
}

/** The token that a character stands for; undefined if it stands for none. */
export function tokenOfCode(code: number): number | undefined {
  let before = 0;
  for (const [first, last] of ranges) {
    if (code >= first && code <= last) return before + code - first;
    before += last - first + 1;
  }
  return undefined;
}
