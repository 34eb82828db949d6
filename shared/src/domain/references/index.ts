export { parseReference, INVALID_REFERENCE, type ParsedReference } from './parse-reference';
export { repairReference, validateReferences, type ReferenceCode, type ReferenceProblem } from './check-reference';
export {
  formatReference,
  formatReferenceShort,
  referenceFromIds,
  referenceFromUrl,
  referenceToIds,
  referenceToUrl,
} from './print-reference';
export { bookAliases, verseCount } from './awoken';
