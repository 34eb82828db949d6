/**
 * How many syllables an English word has, by its groups of vowels; good to within one for most words. The old endings
 * -eth and -est are spoken, a last e is not.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const silent =
    // 'make', but not 'table' or 'the'; 'makes', but not 'houses'; 'called', but not 'anointed'.
    /[^aeiouyl]e$|[aeiouy]le$/.test(letters) || /[^aeiouycgsxz]es$/.test(letters) || /[^aeiouydt]ed$/.test(letters);
  // Two vowels of their own: 'be-ing', 'righ-te-ous', 'Zi-on'.
  const parted = letters.match(/[aeouy]ing$|[^gtcsx]i[ao]n?$|iou[^s]|eous$/g)?.length ?? 0;
  return Math.max(1, groups - (silent && groups > 1 ? 1 : 0) + parted);
}
