import { z } from 'zod';
import { breakLines, element, lineWidth, palette, sans, serif, text, type Markup } from '@manna/shared/print';
import { osisOf } from '../../base/bible/reference-verses';
import type { Maker, Order, World } from '../maker';
import { passageOf } from '../passage';
import { optionsOf } from '../pictures/order-options';
import { referenceText } from '../pictures/reference-text';
import { CARD, gameCard } from './game-card';
import { playableFile } from './playable-file';

const gameOptions = z.strictObject({
  /** The game begins with the first, and offers the others. */
  passages: z.array(z.string().min(1)).min(1),
});

function passagesOf(order: Order, world: World) {
  return optionsOf(order, gameOptions).passages.flatMap((written) =>
    world.refs(written).map((ref) => ({ reference: referenceText(ref), osis: osisOf(ref) })),
  );
}

/** A square of letters with words of Ruth 2, as the game makes them, and a word that is found. */
const SQUARE = ['RBARLEYT', 'EGLEANSO', 'AHVSNAOM', 'PFIELDRI', 'EWTBHOUS', 'RBOAZENH', 'SAWRUTHA', 'EVENINGM'];
const FOUND = { row: 5, from: 1, to: 4 };

function letterSquare(): Markup {
  const side = 72;
  const left = (CARD.width - SQUARE.length * side) / 2;
  const top = 250;
  const mark = element('rect', {
    x: left + FOUND.from * side + 6,
    y: top + FOUND.row * side + 6,
    width: (FOUND.to - FOUND.from + 1) * side - 12,
    height: side - 12,
    rx: 30,
    fill: palette.goldLight,
  });
  const letters = SQUARE.flatMap((row, down) =>
    [...row].map((letter, across) =>
      text(letter, sans(38, 500), {
        x: left + (across + 0.5) * side,
        y: top + (down + 0.5) * side + 14,
        anchor: 'middle',
      }),
    ),
  );
  const frame = element('rect', {
    x: left - 14,
    y: top - 14,
    width: SQUARE.length * side + 28,
    height: SQUARE.length * side + 28,
    rx: 18,
    fill: palette.card,
    stroke: palette.rule,
    'stroke-width': 3,
  });
  return frame + mark + letters.join('');
}

/** A game that hides words of a passage in a square of letters. */
export const wordSearch: Maker = async (order, world) => {
  const file = playableFile(order, { kind: 'word-search', passages: passagesOf(order, world) });
  return {
    picture: gameCard(
      {
        title: order.name,
        line: 'Words of any passage, hidden in a square of letters',
        alt: 'A square of eight rows of letters; in the sixth row the name Boaz is marked.',
        caption: order.summary,
        credit: 'Drawn for this site.',
      },
      letterSquare(),
    ),
    files: [file],
    plays: file.name,
  };
};

/** The words of a verse, of which every third is a line to write on. */
function fadedVerse(words: string): Markup {
  const lettering = serif(54, 400);
  const leading = 96;
  const lines = breakLines(words, lettering, CARD.width - 300);
  let count = 0;
  return lines
    .flatMap((line, row) => {
      const y = 360 + row * leading;
      let x = (CARD.width - lineWidth(line, lettering)) / 2;
      return line.split(' ').map((word) => {
        const at = x;
        x += lineWidth(`${word} `, lettering);
        count += 1;
        if (count % 3 !== 0) return text(word, lettering, { x: at, y });
        return element('path', {
          d: `M${at} ${y + 10}H${at + lineWidth(word, lettering)}`,
          stroke: palette.gold,
          'stroke-width': 5,
        });
      });
    })
    .join('');
}

/** A game that hides more and more words of a passage, until the reader knows it by heart. */
export const memoryVerse: Maker = async (order, world) => {
  const passages = passagesOf(order, world);
  const file = playableFile(order, { kind: 'memory-verse', passages });
  const [first] = optionsOf(order, gameOptions).passages;
  const { verses } = passageOf(world, first ?? '');
  const words = verses[0]?.text ?? '';
  return {
    picture: gameCard(
      {
        title: order.name,
        line: 'Learn a passage by heart, word by word',
        alt: `The words "${words}", with a line to write on in place of every third word.`,
        caption: order.summary,
        credit: 'Drawn for this site.',
      },
      fadedVerse(words),
    ),
    files: [file],
    plays: file.name,
  };
};
