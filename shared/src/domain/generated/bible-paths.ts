// Written by `npm run codegen` from mfe-bible/src/descriptor.json.
type Segment = string | number;

export const contents = '/bible';
/** /bible/:book */
export const book = (params: { book: Segment }): string =>
  `/bible/${encodeURIComponent(params.book)}`;
/** /bible/translation/:slug */
export const translation = (params: { slug: Segment }): string =>
  `/bible/translation/${encodeURIComponent(params.slug)}`;
/** /bible/cross-references/:book/:chapterNum */
export const crossReferences = (params: { book: Segment; chapterNum: Segment }): string =>
  `/bible/cross-references/${encodeURIComponent(params.book)}/${encodeURIComponent(params.chapterNum)}`;
/** /bible/interlinear/:book/:chapterNum */
export const interlinear = (params: { book: Segment; chapterNum: Segment }): string =>
  `/bible/interlinear/${encodeURIComponent(params.book)}/${encodeURIComponent(params.chapterNum)}`;
/** /bible/commentary/:book/:chapterNum */
export const commentary = (params: { book: Segment; chapterNum: Segment }): string =>
  `/bible/commentary/${encodeURIComponent(params.book)}/${encodeURIComponent(params.chapterNum)}`;
/** /bible/passage/:reference */
export const passage = (params: { reference: Segment }): string =>
  `/bible/passage/${encodeURIComponent(params.reference)}`;
/** /bible/compare/:book/:chapterNum */
export const compare = (params: { book: Segment; chapterNum: Segment }): string =>
  `/bible/compare/${encodeURIComponent(params.book)}/${encodeURIComponent(params.chapterNum)}`;
/** /bible/:translation/:book/:chapterNum or /bible/:book/:chapterNum */
export const chapter = (params: { translation: Segment; book: Segment; chapterNum: Segment } | { book: Segment; chapterNum: Segment }): string =>
  'translation' in params ? `/bible/${encodeURIComponent(params.translation)}/${encodeURIComponent(params.book)}/${encodeURIComponent(params.chapterNum)}` : `/bible/${encodeURIComponent(params.book)}/${encodeURIComponent(params.chapterNum)}`;
