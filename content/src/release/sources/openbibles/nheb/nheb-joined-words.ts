/**
 * Words that the package runs together because a line ended without punctuation, as 'first|second'. Each was found as a
 * word that no other translation has and that splits into two words that they have. Each was checked by hand.
 */
export const joinedWords: readonly string[] = `
  peoples|according heat|and Reuben|There wise|when you|if lead|they tremble|and servant|or sin|by nothing|that men|in
  down|and them|on counsel|by you|that people|who heart|be truth|to shame|Who heart|by bosom|their High|will glory|for
  them|that pitied|by down|through say|that steadfast|to long|with Israel|will is|for understanding|than work|is
  integrity|than judgment|scatters justice|is tongue|is understanding|shall kindness|finds tongue|keeps
  understanding|nor Lord|is things|of filled|with evil|will answer|is spoken|is neighbor|is trouble|is walls|is fool|is
  fool|or eyes|than ears|is vessel|are rebuke|than day|and poor|is interest|gathers favor|than neck|will
  neighbor|spreads youth|will veiled|beside blossoms|from carriage|of fawns|that sister|in him|and living|and hand|they
  and|has and|her but|the bodies|more and|to and|are virgins|and iniquity|and man|and him|on sacrifices|forty those|who
  and|your let|him son|is`
  .trim()
  .split(/\s+/);
