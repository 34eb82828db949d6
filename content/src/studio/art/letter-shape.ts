import { setLine, short } from '@manna/shared/print';
import type { Lettering } from '@manna/shared/print';

/** The outline of a letter as path data, its baseline's left end at x, y. */
export function letterShape(letter: string, lettering: Lettering, x: number, y: number): string {
  const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
  return setLine(letter, lettering)
    .glyphs.flatMap(({ glyph, scale, x: dx, y: dy }) =>
      glyph.path.commands.map(({ command, args }) => {
        const points = args.map((value, index) => short(index % 2 ? y + dy - value * scale : x + dx + value * scale));
        return letters[command] + points.join(' ');
      }),
    )
    .join('');
}

/** The shapes inside of a letter's outline, such as the two bows of a B, from the top down. */
export function counters(shape: string): string[] {
  const contours = shape.split(/(?=M)/).map((d) => {
    const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2)];
    const size = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
    return { d, size, top: Math.min(...ys) };
  });
  const outer = Math.max(...contours.map(({ size }) => size));
  return contours
    .filter(({ size }) => size < outer)
    .sort((a, b) => a.top - b.top)
    .map(({ d }) => d);
}
