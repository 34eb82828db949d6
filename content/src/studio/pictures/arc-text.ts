import { group, lineWidth, text } from '@manna/shared/print';
import type { Lettering, Markup } from '@manna/shared/print';

/** A circle along which letters are set. The angle is that of the words' middle, in degrees clockwise from the top. */
export interface ArcPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly angle: number;
  readonly fill: string;
}

/** Words along a circle, letter by letter; on its lower half they are turned so that they need not be read upside down. */
export function arcText(words: string, lettering: Lettering, { x, y, radius, angle, fill }: ArcPlace): Markup {
  const turn = ((angle % 360) + 360) % 360;
  const below = turn > 90 && turn < 270;
  // The feet of turned letters point outwards: their baseline lies further in by about a capital's height.
  const base = below ? radius + lettering.size * 0.7 : radius;
  const total = lineWidth(words, lettering);
  const letters = [...words].map((letter, index) => {
    const before = lineWidth([...words].slice(0, index).join(''), lettering);
    const middle = before + lineWidth(letter, lettering) / 2 - total / 2;
    const degrees = turn + ((below ? -1 : 1) * (middle / base) * 180) / Math.PI;
    const radians = (degrees * Math.PI) / 180;
    const [px, py] = [x + base * Math.sin(radians), y - base * Math.cos(radians)];
    return text(letter, lettering, { x: px, y: py, anchor: 'middle', fill, rotate: below ? degrees + 180 : degrees });
  });
  return group({ 'data-words': words }, ...letters);
}
