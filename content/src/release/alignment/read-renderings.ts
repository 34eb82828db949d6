import { englishStem } from './english-stem';

const WORDS = /[A-Za-z']+/g;

/**
 * The stems of all words that the lexicon lists as renderings of a word in the King James Version. Endings and
 * beginnings in brackets are read both ways: 'dark(-ness)' gives 'dark' and 'darkness', '(fore-) father' gives 'father'
 * and 'forefather', '(be-)fore' gives 'before'.
 */
export function readRenderings(kjvDefinition: string): Set<string> {
  const stems = new Set<string>();
  const add = (word: string) => stems.add(englishStem(word));
  const text = kjvDefinition
    .replaceAll(/\((?:idiom|in a phrase|as such [^)]*|by mistake [^)]*)\)/g, ' ')
    .replaceAll(/Compare .*$/g, '');
  for (const part of text.split(/[,;.]\s*/)) {
    const plain = part.replaceAll(/\([^()]*-[^()]*\)/g, ' ');
    for (const word of plain.match(WORDS) ?? []) add(word);
    for (const [, base = '', endings = ''] of part.matchAll(/([A-Za-z]+)\s*\(((?:[^()]|\([^()]*\))*-[^()]*)\)/g)) {
      for (const [, ending = ''] of endings.matchAll(/-([a-z]+)/g)) {
        add(base + ending);
        // 'destroy(-uction)' is 'destruction'; the overlap is not written.
        for (let cut = 1; cut <= 3 && cut < base.length - 1; cut += 1) add(base.slice(0, -cut) + ending);
      }
    }
    for (const [, beginnings = '', rest = ''] of part.matchAll(/\(([^()]*-)[^()]*\)\s*([A-Za-z]+)/g))
      for (const [, beginning = ''] of beginnings.matchAll(/([A-Za-z]+)-/g)) add(beginning + rest);
    for (const word of part.match(/[A-Za-z]+(?:-[A-Za-z]+)+/g) ?? []) add(word.replaceAll('-', ''));
    for (const words of part.matchAll(/\(([^()]*)\)/g))
      for (const word of words[1]?.match(/(?<![A-Za-z-])[A-Za-z']+(?!-)/g) ?? []) add(word);
  }
  return stems;
}
