import { z } from 'zod';
import { element, palette, sans, serif, text, type Markup } from '@manna/shared/print';
import { readOsisRange } from '../../../base/bible/osis-range';
import { versesOf } from '../../../base/bible/reference-verses';
import { ContentError } from '../../../base/content-error';
import type { Maker, Order, World } from '../../maker';
import { optionsOf } from '../../pictures/order-options';
import { referenceText } from '../../pictures/reference-text';
import { CARD, gameCard } from '../game-card';
import { namedEntry } from '../named-entry';
import { playableFile } from '../playable-file';
import { sharedNames } from '../shared-names';
import { readKin, type Person } from './kin';
import { kinQuestions, type KinQuestion } from './kin-questions';

const optionsSchema = z.strictObject({
  /** Each level has at least so many questions. */
  least: z.int().positive(),
});

/** Letters of a quotation that is read before the next question. */
const LONGEST_QUOTE = 240;

/** A passage with its reference, and its words if they are few. Throws ContentError if the King James Version does not have it. */
function passageOf(world: World, order: Order, osis: string) {
  const ref = readOsisRange(osis);
  const texts = ref ? versesOf(ref).map((verse) => world.verseText(verse)) : [];
  if (!ref || texts.length === 0 || texts.includes(undefined))
    throw new ContentError(`resources/${order.slug} quotes ${osis}, which is no passage.`);
  const text = texts.join(' ').replaceAll(/\s+/g, ' ').trim();
  return { ...(text.length <= LONGEST_QUOTE && { text }), reference: referenceText(ref), osis };
}

const [WIDE, TALL] = [330, 118];

/** A person of the card's picture, in a frame. */
function framed(name: string, x: number, y: number, fill: string): Markup {
  return (
    element('rect', {
      x: x - WIDE / 2,
      y,
      width: WIDE,
      height: TALL,
      rx: 16,
      fill: palette.card,
      stroke: fill,
      'stroke-width': 4,
    }) + text(name, serif(46, 500), { x, y: y + 74, anchor: 'middle' })
  );
}

/** The person of a question, with a line up to three who may be the answer. */
function picture({ of, answer, others }: KinQuestion): Markup {
  const names = [answer, ...others.slice(0, 2)].map(({ name }) => name).sort();
  const [top, bottom, pitch] = [330, 640, 360];
  const middle = CARD.width / 2;
  const colours = [palette.red, palette.green, palette.blue];
  return names
    .map((name, index) => {
      const x = middle + (index - 1) * pitch;
      const line = element('path', {
        d: `M${x} ${top + TALL}V${(top + TALL + bottom) / 2}H${middle}V${bottom}`,
        fill: 'none',
        stroke: palette.gold,
        'stroke-width': 4,
        'stroke-dasharray': '4 12',
        'stroke-linecap': 'round',
      });
      return line + framed(name, x, top, colours[index] ?? palette.ink);
    })
    .concat(framed(of.name, middle, bottom, palette.ink))
    .concat(text('?', sans(64, 600), { x: middle + 50, y: bottom - 50, fill: palette.red }))
    .join('');
}

/** Makes the game: each question asks for someone's kin, and a verse states it. */
export const familyQuiz: Maker = async (order, world) => {
  const { least } = optionsOf(order, optionsSchema);
  const shared = sharedNames(world);
  const levels = kinQuestions(readKin(world), (name) => shared.has(name));
  const short = levels.findIndex(({ length }) => length < least);
  if (short !== -1)
    throw new ContentError(
      `resources/${order.slug} has ${levels[short]?.length} questions at level ${short + 1}; it needs ${least}.`,
    );
  const named = (person: Person) => ({
    ...namedEntry(person),
    ...(shared.has(person.name) && person.title !== undefined && { about: person.title }),
  });
  const people = new Map(
    levels.flat().flatMap(({ of, answer, others }) => [of, answer, ...others].map((person) => [person.id, person])),
  );
  const file = playableFile(order, {
    kind: 'family-quiz',
    people: [...people.values()].sort((a, b) => (a.pagePath < b.pagePath ? -1 : 1)).map(named),
    levels: levels.map((questions) =>
      questions.map(({ kin, of, answer, others, passages }) => ({
        kin,
        of: of.id,
        answer: answer.id,
        others: others.map(({ id }) => id),
        passages: passages.map((osis) => passageOf(world, order, osis)),
      })),
    ),
  });
  const shown = levels[0]?.find(({ kin, of }) => kin === 'father' && !shared.has(of.name));
  const count = levels.flat().length;
  return {
    picture: gameCard(
      {
        title: order.name,
        line: `${count} questions of kinship, each with its verse`,
        alt: `Three names in frames, and a broken line from each to the name ${shown?.of.name ?? ''} below them.`,
        caption: order.summary,
        credit: 'Drawn for this site.',
      },
      shown ? picture(shown) : '',
    ),
    files: [file],
    plays: file.name,
  };
};
