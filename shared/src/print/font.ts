interface PathCommand {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
}
export interface Glyph {
  readonly id: number;
  readonly path: { readonly commands: readonly PathCommand[] };
}
interface GlyphPosition {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}
interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly GlyphPosition[];
}

/** The part of fontkit's fonts that texts are set with; the package brings no types. */
export interface Font {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly xHeight: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: Readonly<Record<string, boolean>>): GlyphRun;
}
