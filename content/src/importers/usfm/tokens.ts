/** A part of a line of USFM: words, an opening marker, a closing one ('\nd*'), or the end of a milestone ('\*'). */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly nested: boolean }
  | { readonly kind: 'milestoneEnd' };

const marker = /\\(?:\*|(\+?)([a-z][a-z0-9-]*)(\*| ?))/gi;

/** Splits one line into tokens. The space that ends an opening marker is dropped. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const text = (to: number) => {
    if (to > at) tokens.push({ kind: 'text', text: line.slice(at, to) });
  };
  for (const match of line.matchAll(marker)) {
    text(match.index);
    at = match.index + match[0].length;
    const [, plus, name, end] = match;
    if (name === undefined) tokens.push({ kind: 'milestoneEnd' });
    else tokens.push({ kind: end === '*' ? 'close' : 'open', name: name.toLowerCase(), nested: plus === '+' });
  }
  text(line.length);
  return tokens;
}
