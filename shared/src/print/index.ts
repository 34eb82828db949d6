export { faceRuns, families, fontFile, type Face, type FaceRun, type Family } from './faces';
export {
  balanceLines,
  breakLines,
  capHeight,
  lineWidth,
  sans,
  serif,
  setLine,
  type Lettering,
  type PlacedGlyph,
  type SetLine,
} from './lettering';
export { glyphPath, outlineText } from './outline-text';
export { palette } from './palette';
export { PrintError } from './print-error';
export { element, escape, group, polyline, short, type Attributes, type Markup } from './svg';
export { printed, text, textBlock, type TextBlock, type TextBlockPlace, type TextPlace } from './text';
