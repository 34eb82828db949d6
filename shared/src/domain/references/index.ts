export { parseReference, INVALID_REFERENCE, type ParsedReference } from './parse-reference';
export { repairReference, validateReferences, type ReferenceCode, type ReferenceProblem } from './check-reference';
export { formatReference, formatReferenceShort, referenceToUrl } from './print-reference';
export { hasNumber } from './tokens';
export { referenceFromUrl } from './url-reference';
export { referenceFromIds, referenceToIds } from './reference-ids';
export { verseCount } from './verse-counts';
export { bookAliases, plainLetters } from './written-names';
