// Written by `npm run codegen` from mfe-encyclopedia/src/descriptor.json.
type Segment = string | number;

export const encyclopedia = '/encyclopedia';
export const dictionary = '/dictionary';
/** /encyclopedia/:category */
export const category = (params: { category: Segment }): string =>
  `/encyclopedia/${encodeURIComponent(params.category)}`;
/** /encyclopedia/:category/:subject or /dictionary/:entity */
export const subject = (params: { category: Segment; subject: Segment } | { entity: Segment }): string =>
  'category' in params ? `/encyclopedia/${encodeURIComponent(params.category)}/${encodeURIComponent(params.subject)}` : `/dictionary/${encodeURIComponent(params.entity)}`;
/** /encyclopedia/:bibleBook/:chptNum/:verseNum */
export const verse = (params: { bibleBook: Segment; chptNum: Segment; verseNum: Segment }): string =>
  `/encyclopedia/${encodeURIComponent(params.bibleBook)}/${encodeURIComponent(params.chptNum)}/${encodeURIComponent(params.verseNum)}`;
/** /encyclopedia/passage/:reference */
export const passage = (params: { reference: Segment }): string =>
  `/encyclopedia/passage/${encodeURIComponent(params.reference)}`;
export const timeline = '/encyclopedia/timeline';
export const atlas = '/encyclopedia/atlas';
/** /encyclopedia/people/:person/family */
export const family = (params: { person: Segment }): string =>
  `/encyclopedia/people/${encodeURIComponent(params.person)}/family`;
export const familyTree = '/encyclopedia/family-tree';
export const genealogies = '/encyclopedia/genealogies';
