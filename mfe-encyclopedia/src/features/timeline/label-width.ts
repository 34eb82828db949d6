/** Pixels of a letter where they cannot be measured: wider than most. */
const WIDE_LETTER = 8;
/** Letters may be a little wider in the font that replaces the stand-in. */
const SLACK = 1.04;

/** Returns a function that measures a text in the font of an element, each text once. */
export function labelMeasure(element: Element): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = getComputedStyle(element).font;
  const widths = new Map<string, number>();
  return (text) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = context ? context.measureText(text).width * SLACK : text.length * WIDE_LETTER;
    widths.set(text, width);
    return width;
  };
}
