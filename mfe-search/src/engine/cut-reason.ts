/**
 * Why a part of a query is ignored: it has too many characters or words; too many words with '*' or '?', and NEARs, which look at
 * many words of the text; or searching for all of it would take too long.
 */
export const cutReasons = ['length', 'patterns', 'work'] as const;
export type CutReason = (typeof cutReasons)[number];
