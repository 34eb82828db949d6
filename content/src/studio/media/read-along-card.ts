import { breakLines, element, lineWidth, palette, sans, serif, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import type { DrawnPicture } from '../maker';
import { CARD, gameCard } from '../interactives/game-card';
import { lengthText } from './length-text';
import type { SpokenVerse } from './speech-times';
import { syllablesOf } from './syllables';

const LETTERING = serif(43);
const LEADING = 66;
const LINES = 5;
const WIDE = CARD.width - 2 * 120;
const TOP = 300;

/** The first lines of the passage, the phrase that is being read on a band of gold. */
function readingLines(verses: readonly SpokenVerse[]): { markup: Markup; read: number } {
  const phrases = verses.flatMap((verse) => verse.phrases);
  const lines = breakLines(phrases.map((phrase) => phrase.text).join(' '), LETTERING, WIDE).slice(0, LINES);
  // The second phrase is being read, and the third too if the second has only one or two words.
  const before = (phrases[0]?.text ?? '').length + 1;
  const second = phrases[1]?.text ?? '';
  const end = before + (second.length < 14 ? `${second} ${phrases[2]?.text ?? ''}` : second).length;
  let at = 0;
  const parts = lines.map((line, index) => {
    const y = TOP + index * LEADING;
    const left = (CARD.width - lineWidth(line, LETTERING)) / 2;
    const from = Math.max(0, before - at);
    const to = Math.min(line.length, end - at);
    at += line.length + 1;
    const band =
      to > from && from < line.length
        ? element('rect', {
            x: left + lineWidth(line.slice(0, from), LETTERING) - 5,
            y: y - 44,
            width: lineWidth(line.slice(from, to), LETTERING) + 10,
            height: 58,
            rx: 8,
            fill: palette.goldLight,
            opacity: 0.65,
          })
        : '';
    const fill = at - line.length - 1 > end ? palette.inkSoft : palette.ink;
    return band + text(line, LETTERING, { x: CARD.width / 2, y, anchor: 'middle', fill });
  });
  const words = verses.flatMap((verse) => verse.words).length;
  const readWords = (phrases[0]?.text ?? '').split(' ').length + second.split(' ').length;
  return { markup: parts.join(''), read: readWords / words };
}

/** Bars of the passage's words as a voice would draw them, read ones in gold, behind a sign to play. */
function voiceLine(verses: readonly SpokenVerse[], read: number): Markup {
  const words = verses.flatMap((verse) => verse.words);
  const [left, right, middle] = [236, CARD.width - 120, 752];
  const count = 96;
  const pitch = (right - left) / count;
  const bars = Array.from({ length: count }, (_, index) => {
    const word = words[Math.floor((index / count) * words.length)];
    const syllables = word ? syllablesOf(word.text) : 1;
    const height = 20 + Math.min(4, syllables) * 15 + ((index * 37) % 7) * 5;
    return element('rect', {
      x: left + index * pitch,
      y: middle - height / 2,
      width: pitch * 0.55,
      height,
      rx: pitch * 0.27,
      fill: index / count < Math.max(read, 0.06) ? palette.gold : palette.rule,
    });
  });
  const sign =
    element('circle', { cx: 158, cy: middle, r: 50, fill: palette.red }) +
    element('path', { d: `M142 ${middle - 25}L186 ${middle}L142 ${middle + 25}Z`, fill: palette.card });
  return sign + bars.join('');
}

/** The picture of a passage that is read along. */
export function readAlongCard(
  words: { readonly title: string; readonly reference: string; readonly caption: string },
  verses: readonly SpokenVerse[],
  durationMs: number,
): DrawnPicture {
  const { markup, read } = readingLines(verses);
  const length = lengthText(durationMs);
  return gameCard(
    {
      title: words.title,
      line: `${words.reference}, to hear and read along`,
      alt: `The first lines of ${words.reference} with the words that are being read marked in gold, above a sign to play and the line of a voice.`,
      caption: words.caption,
      credit: 'Drawn for this site; the words are those of the King James Version.',
    },
    markup,
    voiceLine(verses, read),
    text(length, { ...sans(24), tabular: true }, { x: CARD.width - 120, y: 838, anchor: 'end', fill: palette.inkSoft }),
  );
}
