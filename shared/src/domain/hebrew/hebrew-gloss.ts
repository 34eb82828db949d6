/** What renders a Hebrew word in English, as the parts of a reading in English order. */
export interface HebrewGloss {
  /** What renders its prefixes, and a suffix that says whose it is: 'and thy'. '' if nothing is sure. */
  readonly before: string;
  /** What renders the word itself: 'staff'. '' if nothing is sure, or if a word of affixes has no more. */
  readonly stem: string;
  /** What renders another suffix: 'me'. '' if nothing is sure. */
  readonly after: string;
}

const POSSESSIVE = /^(?:my|mine|thy|thine|his|her|its|our|your|their)$/i;

/** Index of the part that is not an affix; of a word of affixes alone, the last prefix. */
function stemIndex(codes: readonly string[]): number {
  // The Aramaic article follows its noun.
  const isAffix = (code: string, index: number) =>
    code.startsWith('S') || (code === 'Td' && index > 0 && /^[NA]/.test(codes[index - 1] ?? ''));
  return codes.findLastIndex((code, index) => !isAffix(code, index));
}

/** How many prefixes a word with this morphology has: 2 for 'HC/Td/Ncbsa'. */
export const prefixCount = (morphology: string): number => Math.max(0, stemIndex(morphology.slice(1).split('/')));

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/**
 * Reads the gloss of a word, whose parts slashes divide as in its text and in its morphology: 'and/staff/thy' of
 * 'HC/Ncfsc/Sp2ms' is 'and thy', 'staff'.
 */
export function readGloss(gloss: string, morphology: string): HebrewGloss {
  const parts = gloss.split('/');
  const codes = morphology.slice(1).split('/');
  const at = stemIndex(codes);
  const following = parts.slice(at + 1);
  const isFirst = (part: string, index: number) =>
    codes[at + 1 + index] === 'Td' || (POSSESSIVE.test(part) && /^[NAV]/.test(codes[at] ?? ''));
  return {
    before: joined([...parts.slice(0, at), ...following.filter((part, index) => isFirst(part, index))]),
    stem: parts[at] ?? '',
    after: joined(following.filter((part, index) => !isFirst(part, index))),
  };
}

/** Stands for the word itself if only its affixes are sure. */
const UNKNOWN = '…';

/** Whether the word itself has a meaning that English can render: the object marker has none. */
const hasMeaning = (morphology: string): boolean => !/(?:^.|\/)To(?:\/|$)/.test(morphology);

/** The gloss of a word as a text: 'and thy staff'; 'and …' if only the prefix is sure. */
export function glossInWords(gloss: string, morphology: string): string {
  const { before, stem, after } = readGloss(gloss, morphology);
  return joined([before, stem === '' && hasMeaning(morphology) ? UNKNOWN : stem, after]);
}
