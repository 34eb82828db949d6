import { cutTitle } from '../cut-title';
import type { KjvGuide } from '../../kjv-guide';
import type { DouayVerse } from './douay-verses';
import type { PlacedChapters } from '../placed-chapters';

/** Matches the beginning of the Vulgate's psalm titles. */
export const titleBegins =
  /^(?:(?:Unto|To) the end|(?:A|The) (?:psalm|canticle|prayer|praise)|(?:For|To) David|For the (?:sons|same)|(?:Of u|U)nderstanding|The inscription|On the first day|Alleluia, of)/;
const titleGoesOn = /^[Ww]hen /;
/** From these similarities on, a text, or one of its sentences, contains words of a psalm's first verse. */
const OF_A_VERSE = 0.2;
const IS_A_VERSE = 0.35;

/** Whether a verse contains no words of the first verses of the psalms with a number near its own. */
function isNoVerse({ chapter, text }: DouayVerse, guide: KjvGuide): boolean {
  const psalm = Number(chapter.slice('Ps.'.length));
  const nearby = [-2, -1, 0, 1, 2].map((by) => guide.chapters.get(`Ps.${psalm + by}`)?.verses[0] ?? '');
  const parts = [...text.matchAll(/[.:] (?=\S)/g)].map(({ index }) => text.slice(index + 2));
  const most = Math.max(...nearby.map((verse) => guide.likeness.between(text, verse)));
  const mostOfPart = Math.max(
    0,
    ...parts.flatMap((part) => nearby.map((verse) => guide.likeness.between(part, verse))),
  );
  return most < OF_A_VERSE && mostOfPart < IS_A_VERSE;
}

/** A title that the source counts as one or two verses, and the index of the verse after it. */
interface CountedTitle {
  title: string;
  readonly before: number;
}

/** Separates titles from real verses. Each title has the index of the verse after it. */
export function partTitles(
  verses: readonly DouayVerse[],
  guide: KjvGuide,
): { texts: readonly DouayVerse[]; titles: readonly CountedTitle[] } {
  const texts: DouayVerse[] = [];
  const titles: CountedTitle[] = [];
  let open = false;
  for (const [index, verse] of verses.entries()) {
    const first = verse.chapter !== texts.at(-1)?.chapter;
    const over = titles.at(-1);
    const ends = !verse.text.endsWith(',') || titleGoesOn.test(verses[index + 1]?.text ?? '');
    if (first && !open && ends && titleBegins.test(verse.text) && isNoVerse(verse, guide)) {
      titles.push({ title: verse.text, before: texts.length });
      open = true;
    } else if (first && open && over && titleGoesOn.test(verse.text) && isNoVerse(verse, guide))
      over.title += ` ${verse.text}`;
    else {
      texts.push(verse);
      open = false;
    }
  }
  return { texts, titles };
}

/** Splits titles from verse 1 if they are inside it and the similarity to the guide shows the border. */
export function liftTitles(guide: KjvGuide, placed: PlacedChapters): void {
  for (const { osisId, title } of guide.chapters.values()) {
    const text = placed.get(osisId, 1);
    if (title === undefined || text === undefined || placed.title(osisId) !== undefined || !titleBegins.test(text))
      continue;
    const cut = cutTitle(text, guide.chapters.get(osisId), guide.likeness, /\. (?=\S)/g);
    if (!cut) continue;
    placed.setTitle(osisId, cut.title);
    placed.replace(osisId, 1, cut.rest);
  }
}
