export { cutChapter, type VerseRange } from './cut-chapter';
export {
  goesOn,
  layOutChapter,
  type Block,
  type ChapterLayout,
  type Line,
  type Note,
  type Piece,
} from './layout-chapter';
export { isWhole, partsOf, type ChapterPart } from './passage-parts';
