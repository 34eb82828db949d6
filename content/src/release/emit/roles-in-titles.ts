/** 'First of the judges', 'one of the lesser-known apostles'. */
const AMONG = /\b(?:first|last|one)(?: [a-z]+)? of the (?:[a-z-]+ )?([a-z ]+?)s\b/gi;
/** What begins a part that speaks of somebody else: 'Father of Othniel, the first judge'. */
const OTHER = /^(?:the|a|an|whose|his|her) /i;
/** At most two words stand before the word: 'The court prophet'. After these words the title speaks of something else. */
const BEFORE = String.raw`^(?:(?!(?:who|whom|whose|which|that|of|at|in|to|on|for|from|with)\s)[\w'-]+ ){0,2}`;

/**
 * Whether a title says of a person that he or she is one: 'Herdsman of Tekoa, prophet of justice' of 'prophet', but 'Steward of
 * Ahab who hid the prophets' not.
 */
export function hasRole(title: string, word: string): boolean {
  if ([...title.matchAll(AMONG)].some(([, among]) => among?.toLowerCase() === word)) return true;
  const says = new RegExp(`${BEFORE}${word}(?:ess)?(?![\\w'-])`, 'i');
  return title.split(/, | and | or /).some((part, position) => says.test(part) && !(position > 0 && OTHER.test(part)));
}
