import { z } from 'zod';
import { balanceLines, element, palette, sans, serif, text } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { osisOf, versesOf } from '../../base/bible/reference-verses';
import type { Maker, Order, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { referenceText } from '../pictures/reference-text';
import { readTable, tableName } from '../../base/files/authored-table';
import { CARD, gameCard } from './game-card';
import { entryOf, namedEntry } from './named-entry';
import { playableFile } from './playable-file';
import { sharedNames } from './shared-names';

const person = z.string().regex(/^people\/[a-z0-9-]+$/);

/** A question refers to words of a verse by position, so that it always quotes the verse exactly. */
const questionSchema = z.strictObject({
  verse: z.string().min(1),
  /** Positions of the first and last word in the verse, counted from 1. */
  words: z.tuple([z.int().positive(), z.int().positive()]),
  speaker: person,
  others: z.array(person).length(3),
  note: z.string().min(1),
});
export type AuthoredQuestion = z.infer<typeof questionSchema>;

const TABLE = 'interactives/who-said-it';
const NAME = tableName(TABLE);
const tableSchema = z.strictObject({
  /**
   * Which of several people with one name is meant. An entry's title says what somebody is known for, which readers often know
   * from the saying: 'Herdsman of Tekoa' beside "I was an herdman".
   */
  about: z.record(person, z.string().min(1)),
  questions: z.array(questionSchema).min(1),
});
type Sayings = z.infer<typeof tableSchema>;

/** Reads the authored questions. Throws ContentError if the file is invalid. */
export const readSayings = (): Sayings => readTable(TABLE, tableSchema);

/**
 * Cuts words out of a verse by position, without the punctuation at the end. An ellipsis stands before words from the middle of
 * a sentence. Throws ContentError if a position is out of range.
 */
export function wordsOfVerse(world: Pick<World, 'refs' | 'verseText'>, { verse, words }: AuthoredQuestion): string {
  const [number, ...more] = world.refs(verse).flatMap(versesOf);
  const all = number === undefined || more.length > 0 ? undefined : world.verseText(number)?.split(/\s+/);
  const [first, last] = words;
  if (!all || first > last || last > all.length) {
    throw new ContentError(`${NAME} asks for words ${first} to ${last} of ${verse} which that verse does not have.`);
  }
  const cut = all
    .slice(first - 1, last)
    .join(' ')
    .replace(/^\(|[,;:)]+$/g, '');
  return /^[a-z]/.test(cut) ? `… ${cut}` : cut;
}

interface Namesakes {
  readonly shared: ReadonlySet<string>;
  readonly about: Sayings['about'];
}

function questionOf(world: World, order: Order, question: AuthoredQuestion, { shared, about: known }: Namesakes) {
  const [ref] = world.refs(question.verse);
  if (!ref) throw new ContentError(`${NAME} names ${question.verse}, which is not a verse.`);
  const choices = [question.speaker, ...question.others].map((key) => {
    const entry = entryOf(world, order, key);
    const about = shared.has(entry.name) ? (known[key] ?? entry.title) : undefined;
    return { ...namedEntry(entry), ...(about !== undefined && { about }) };
  });
  const [speaker] = choices;
  const descriptions = new Set(choices.map(({ name, about }) => `${name}, ${about ?? ''}`));
  if (!speaker || descriptions.size < choices.length) {
    throw new ContentError(`${NAME} has two answers that look alike at ${question.verse}.`);
  }
  return {
    words: { text: wordsOfVerse(world, question), reference: referenceText(ref), osis: osisOf(ref) },
    answer: speaker.id,
    choices: choices.sort((a, b) => (`${a.name} ${a.about ?? ''}` < `${b.name} ${b.about ?? ''}` ? -1 : 1)),
    note: question.note,
  };
}

const cardOptions = z.strictObject({ question: z.string().min(1) });

/** Makes the game: each question quotes the King James Version and offers four people, one of whom said the words. */
export const whoSaidIt: Maker = async (order, world) => {
  const card = optionsOf(order, cardOptions);
  const { questions: authored, about } = readSayings();
  const namesakes = { shared: sharedNames(world), about };
  const questions = authored.map((question) => questionOf(world, order, question, namesakes));
  const file = playableFile(order, { kind: 'who-said-it', questions });
  const front = questions[authored.findIndex(({ verse }) => verse === card.question)] ?? questions[0];
  const lettering = serif(60, 400, true);
  const lines = balanceLines(front?.words.text ?? '', lettering, CARD.width - 260);
  const top = 372 - (lines.length - 1) * 40;
  const colours = [palette.red, palette.green, palette.blue, palette.purple];
  const [wide, tall, gap] = [492, 112, 28];
  const left = (CARD.width - 2 * wide - gap) / 2;
  const pills = (front?.choices ?? []).map(({ name }, index) => {
    const x = left + (index % 2) * (wide + gap);
    const y = 570 + Math.floor(index / 2) * (tall + gap);
    const fill = colours[index] ?? palette.ink;
    return (
      element('rect', {
        x,
        y,
        width: wide,
        height: tall,
        rx: 16,
        fill: palette.card,
        stroke: fill,
        'stroke-width': 3,
      }) +
      element('circle', { cx: x + 60, cy: y + tall / 2, r: 27, fill }) +
      text('ABCD'.charAt(index), sans(28, 600), {
        x: x + 60,
        y: y + tall / 2 + 10,
        anchor: 'middle',
        fill: palette.card,
      }) +
      text(name, serif(38, 500), { x: x + 108, y: y + tall / 2 + 13 })
    );
  });
  const quoted = element('path', {
    d: `M${CARD.margin + 26} 236H${CARD.width - CARD.margin - 26}`,
    stroke: palette.gold,
    'stroke-width': 2,
  });
  return {
    picture: gameCard(
      {
        title: order.name,
        line: `${questions.length} sayings, four names each`,
        alt: `A card of the game: the words "${front?.words.text ?? ''}" over four names to choose from.`,
        caption: order.summary,
        credit: 'Drawn for this site; the words are those of the King James Version.',
      },
      quoted,
      ...lines.map((line, index) =>
        text(line, lettering, { x: CARD.width / 2, y: top + 30 + index * 82, anchor: 'middle', fill: palette.ink }),
      ),
      ...pills,
    ),
    files: [file],
    plays: file.name,
  };
};
