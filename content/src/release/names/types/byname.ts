import type { Bearer } from './lexicon-bearers';
import { readBearers } from './lexicon-bearers';

/** A name that the lexicon explains by another name: 'the original name of Abraham', 'a symbolic name for Babylon'. */
export interface Byname {
  /** Whether it is a title, an epithet or a figure of speech, and not an ordinary name. */
  readonly figurative: boolean;
  /** 'name', 'synonym', 'epithet' or 'title'. */
  readonly noun: string;
  /** The other name in the lexicon's spelling; empty if the lexicon gives no name. */
  readonly of: string;
  /** The bearers that the lexicon describes instead of naming them: 'one of Isaiah's sons'. */
  readonly bearers: readonly Bearer[];
  /** The lexicon's words. */
  readonly found: string;
}

const pattern =
  /(?:(?:\b(?:the|an?) |, )((?:[a-z]+ )*)|([A-Z][a-z]+'s [A-Z][a-z]+ )|\banother )(name|synonym|epithet|title)(?: \(rather than name\))? \(?(?:of|for) ((?:[a-z]+ )*)((?:\p{Lu}[\p{L}'-]*)?)([^;,)]*)/u;
const possessive = /\b([A-Z][a-z]+)'s (?:[A-Z][a-z]+ )?name\b/;

/** Finds the other name that a definition explains a name by; undefined if there is none. */
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
  // 'the name of three Israelites' counts bearers and is not a byname.
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
