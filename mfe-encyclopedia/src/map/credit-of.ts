/** A part of an attribution: words, or a link. */
export interface CreditPart {
  text: string;
  href?: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', copy: '©', nbsp: '\u00a0' };

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)),
    );

/** The words and links of an attribution, which sources give as HTML; all else in it is left out. */
export function creditOf(html: string): CreditPart[] {
  const parts: CreditPart[] = [];
  let rest = 0;
  const add = (text: string, href?: string) => {
    if (text !== '') parts.push({ text, ...(href !== undefined && { href }) });
  };
  for (const link of html.matchAll(/<a\s[^>]*?href=["']?([^"'\s>]+)[^>]*>(.*?)<\/a>/gis)) {
    const [whole, href = '', words = ''] = link;
    add(plain(html.slice(rest, link.index)));
    const target = plain(href);
    add(plain(words), /^https?:\/\//i.test(target) ? target : undefined);
    rest = link.index + whole.length;
  }
  add(plain(html.slice(rest)));
  return parts;
}
