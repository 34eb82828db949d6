import { z } from 'zod';
import { balanceLines, breakLines, palette, serif, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { referenceText } from '../pictures/reference-text';
import { sheet } from '../pictures/sheet';
import { creationPillar } from './creation-pillar';
import { knotPillar } from './knot-pillar';
import { sprig } from './motifs';
import { PLATE, pigments, plateFrame, verseOf } from './plate-sheet';
import { vineLetter } from './vine-letter';

const optionsSchema = z.strictObject({
  verse: z.string().min(1),
  design: z.enum(['creation-pillar', 'knot-pillar', 'vine-letter']),
});

const MIDDLE = PLATE.width / 2;

/** A pillar at the left that is the verse's first letter, and the rest of the verse beside it. */
function pillarPage(pillar: Markup, words: string): Markup {
  const lettering = serif(words.length > 70 ? 82 : 96);
  const leading = lettering.size * 1.4;
  const lines = breakLines(words.slice(1), lettering, 640);
  const first = 330;
  return (
    pillar +
    lines
      .map((line, index) => text(line, lettering, { x: 450, y: first + index * leading, fill: palette.ink }))
      .join('')
  );
}

/** A letter in a panel above, and the whole verse below it. */
function panelPage(panel: Markup, words: string): Markup {
  const lettering = serif(52);
  const lines = balanceLines(words, lettering, 920);
  const leading = 76;
  const first = 1150 - ((lines.length - 1) * leading) / 2;
  return (
    panel +
    lines
      .map((line, index) =>
        text(line, lettering, { x: MIDDLE, y: first + index * leading, anchor: 'middle', fill: palette.ink }),
      )
      .join('')
  );
}

/** The first letter of a book, drawn as illuminators drew it, with the words that it begins. */
export const illuminatedInitial: Maker = async (order, world) => {
  const { verse, design } = optionsOf(order, optionsSchema);
  const words = verseOf(world, verse);
  const [ref] = world.refs(verse);
  const reference = ref ? referenceText(ref) : verse;
  const letter = words.slice(0, 1);
  if (design !== 'vine-letter' && letter !== 'I') {
    throw new ContentError(`resources/${order.slug} wants a pillar for the letter ${letter}; a pillar is an I.`);
  }
  const tall = { x: 150, y: 150, width: 250, height: 1130 };
  const page = {
    'creation-pillar': () => pillarPage(creationPillar(tall), words),
    'knot-pillar': () => pillarPage(knotPillar({ ...tall, x: 190, width: 168 }), words),
    'vine-letter': () => panelPage(vineLetter(letter, { x: 270, y: 160, width: 660, height: 740 }), words),
  }[design]();
  const label = text(
    reference,
    { ...serif(40, 500), spacing: 3 },
    { x: MIDDLE, y: 1348, anchor: 'middle', fill: pigments.gold },
  );
  return {
    picture: {
      svg: sheet(
        { title: `${letter}: ${reference}`, description: words, ...PLATE },
        plateFrame(),
        page,
        label,
        sprig(MIDDLE, 1402),
      ),
      ...PLATE,
      alt: `The letter ${letter} as an illuminated initial, and the words that it begins: ${words} ${reference}`,
      caption: order.summary,
      credit: 'Drawn for this site; text of the King James Version.',
    },
    files: [],
  };
};
