import type { ChapterText } from '@manna/shared/contracts';
import { Likeness, type Weighted } from './likeness';
import { versesOf } from '../../base/bible/verse-texts';

/** A chapter of the King James Version, as a guide for texts that are aligned with its verse numbers. */
export interface GuideChapter {
  readonly osisId: string;
  /** The text of each verse; verse 1 has index 0. `weighed` has the weighted words of the same verses. */
  readonly verses: readonly string[];
  readonly weighed: readonly Weighted[];
  readonly title: string | undefined;
  /** Numbers of the verses that begin a paragraph. */
  readonly paragraphs: ReadonlySet<number>;
}

/** The King James Version, as a guide for other texts. */
export interface KjvGuide {
  /** By chapter ('Gen.1'), in canonical order. */
  readonly chapters: ReadonlyMap<string, GuideChapter>;
  readonly likeness: Likeness;
}

function guideChapter(chapter: ChapterText, likeness: Likeness): GuideChapter {
  const { osisId, content, styling } = chapter;
  const title = styling.find(({ kind }) => kind === 'title');
  const starts = new Set(styling.filter(({ kind }) => kind === 'paragraph').map(({ min }) => min));
  const beginning = styling.filter(({ kind, min }) => kind === 'verse' && starts.has(min));
  const verses = versesOf(chapter).map((text) => text ?? '');
  return {
    osisId,
    verses,
    weighed: verses.map((text) => likeness.weigh(text)),
    title: title && content.slice(title.min, title.max),
    paragraphs: new Set(beginning.map(({ ref }) => Number(ref?.slice(osisId.length + 1)))),
  };
}

/** Makes the guide from the chapters of the King James Version. */
export function kjvGuide(chapters: readonly ChapterText[]): KjvGuide {
  const likeness = new Likeness(chapters.flatMap(versesOf).filter((text) => text !== undefined));
  return {
    chapters: new Map(chapters.map((chapter) => [chapter.osisId, guideChapter(chapter, likeness)])),
    likeness,
  };
}
