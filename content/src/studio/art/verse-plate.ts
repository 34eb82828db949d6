import { z } from 'zod';
import { balanceLines, breakLines, lineWidth, palette, serif, text } from '@manna/shared/print';
import type { Lettering } from '@manna/shared/print';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { referenceText } from '../pictures/reference-text';
import { sheet } from '../pictures/sheet';
import { motif, motifNames, sprig } from './motifs';
import { PLATE, pigments, plateFrame, verseOf } from './plate-sheet';

const optionsSchema = z.strictObject({ verse: z.string().min(1), motif: z.enum(motifNames) });

const ROOM = { width: 900, top: 590, bottom: 1250 } as const;
const SIZES = [92, 86, 80, 74, 68, 62, 58, 54, 50] as const;
const LEADING = 1.42;

/** The largest lettering in which a verse fits its room, and its lines. */
function fitted(words: string): { readonly lettering: Lettering; readonly lines: readonly string[] } {
  for (const size of SIZES) {
    const lettering = serif(size);
    if (breakLines(words, lettering, ROOM.width).length * size * LEADING <= ROOM.bottom - ROOM.top) {
      return { lettering, lines: balanceLines(words, lettering, ROOM.width) };
    }
  }
  const lettering = serif(SIZES[SIZES.length - 1] ?? 50);
  return { lettering, lines: balanceLines(words, lettering, ROOM.width) };
}

/** A verse as a plate to look at: its words in large letters, a drawn motif above them, a frame around. */
export const versePlate: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const words = verseOf(world, options.verse);
  const [ref] = world.refs(options.verse);
  const reference = ref ? referenceText(ref) : options.verse;
  const { lettering, lines } = fitted(words);
  const middle = PLATE.width / 2;
  const block = lines.length * lettering.size * LEADING;
  const first = (ROOM.top + ROOM.bottom - block) / 2 + lettering.size * 1.02;
  const drawn = lines.map((line, index) => {
    const y = first + index * lettering.size * LEADING;
    if (index) return text(line, lettering, { x: middle, y, anchor: 'middle', fill: palette.ink });
    // The first letter in red, as scribes marked where a text begins.
    const left = middle - lineWidth(line, lettering) / 2;
    const initial = line.slice(0, 1);
    return (
      text(initial, lettering, { x: left, y, fill: pigments.red }) +
      text(line.slice(1), lettering, { x: left + lineWidth(initial, lettering), y, fill: palette.ink })
    );
  });
  const label = text(
    reference,
    { ...serif(40, 500), spacing: 3 },
    { x: middle, y: 1322, anchor: 'middle', fill: pigments.gold },
  );
  return {
    picture: {
      svg: sheet(
        { title: reference, description: words, ...PLATE },
        plateFrame(),
        motif(options.motif, middle, 330),
        ...drawn,
        sprig(middle, 1382),
        label,
      ),
      ...PLATE,
      alt: `${reference} in large letters: ${words}`,
      caption: order.summary,
      credit: 'Drawn for this site; text of the King James Version.',
    },
    files: [],
  };
};
