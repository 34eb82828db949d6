import type { Bearer } from './lexicon-bearers';
import { readBearers } from './lexicon-bearers';

/** A name that the lexicon explains by another: 'the original name of Abraham', 'a symbolic name for Babylon'. */
export interface Byname {
  /** Whether it is a title, an epithet or a figure of speech rather than the name that the bearer goes by. */
  readonly figurative: boolean;
  /** 'name', 'synonym', 'epithet' or 'title'. */
  readonly noun: string;
  /** The other name, as the lexicon writes it; empty where it tells no name. */
  readonly of: string;
  /** What the lexicon says of the bearer instead of a name: 'one of Isaiah's sons'. */
  readonly bearers: readonly Bearer[];
  /** The lexicon's words. */
  readonly found: string;
}

const pattern =
  /(?:(?:\b(?:the|an?) |, )((?:[a-z]+ )*)|([A-Z][a-z]+'s [A-Z][a-z]+ )|\banother )(name|synonym|epithet|title)(?: \(rather than name\))? \(?(?:of|for) ((?:[a-z]+ )*)((?:\p{Lu}[\p{L}'-]*)?)([^;,)]*)/u;
const possessive = /\b([A-Z][a-z]+)'s (?:[A-Z][a-z]+ )?name\b/;

/** Reads how a definition explains the name by another; undefined where it does not. */
export function readByname(definition: string): Byname | undefined {
  const text = definition.replace(/[{}]/g, '');
  const whose = possessive.exec(text);
  if (whose) return { figurative: false, noun: 'name', of: whose[1] ?? '', bearers: [], found: whose[0] };
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [found, before = '', , noun = '', lead = '', name = '', rest = ''] = match;
  const adjectives = before.replace(/^(?:the|an?|as an?) /, '').trim();
  const figurative =
    noun === 'epithet' ||
    noun === 'title' ||
    /\b(?:symbolic|symbolical|fanciful|figurative|contemptuous)\b/.test(adjectives);
  // 'the name of three Israelites' counts bearers; it is no byname.
  const counted = readBearers(`x, ${lead}${name}${rest}`);
  if (adjectives === '' && noun === 'name' && counted.length > 0) return undefined;
  return {
    figurative,
    noun,
    of: lead.trim() === '' ? name.replace(/'s$/, '') : '',
    bearers: counted,
    found: found.replace(/^, /, '').trim(),
  };
}
