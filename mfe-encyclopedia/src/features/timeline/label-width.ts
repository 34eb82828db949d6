/** Letters may be a little wider in the font that replaces the stand-in. */
const SLACK = 1.04;

/** Returns a function that measures a text in a font, as a canvas takes it, each text once. Without a canvas nothing is drawn. */
export function labelMeasure(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  const widths = new Map<string, number>();
  return (text) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = (context?.measureText(text).width ?? 0) * SLACK;
    widths.set(text, width);
    return width;
  };
}
