import { performance } from 'node:perf_hooks';
import { chapterOsisId } from '@manna/shared/domain';
import { ContentError } from './content-error';
import { assembleRelease } from './emit/assemble-release';
import { openRoot, writeRelease } from './emit/write-release';
import { kjvSource } from './sources/kjv/kjv-source';
import type { Source, SourceText } from './sources/source';
import { webSource } from './sources/web/web-source';
import { chapterFaults } from './steps/chapter-faults';
import { countSpans } from './steps/count-spans';
import { allChapters, verseCountOf } from './steps/versification';

const sources: readonly Source[] = [kjvSource, webSource];

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Counts as one line: '1,189 chapters, 31,102 verse'. */
export const inOneLine = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count.toLocaleString('en-GB')} ${what.slice(what.indexOf('.') + 1)}`)
    .join(', ');

function checkWhole({ translation, chapters }: SourceText): void {
  const missing = allChapters.map(chapterOsisId).find((osisId, index) => chapters[index]?.osisId !== osisId);
  if (missing !== undefined || chapters.length !== allChapters.length) {
    throw new ContentError(`${translation.shortName} has not ${missing ?? 'the canon'} in its place.`);
  }
  for (const chapter of chapters) {
    const [fault] = chapterFaults(chapter, verseCountOf(chapter.osisId));
    if (fault !== undefined) throw new ContentError(`${translation.shortName} ${chapter.osisId}: ${fault}.`);
  }
}

/**
 * Reads every source, checks it and writes the release below root (see writeRelease); prints a line a step.
 * Throws ContentError with one sentence where a source or the folder is not as it must be; then nothing is written.
 */
export function buildRelease(root: string, print: (line: string) => void): { hash: string; folder: string } {
  openRoot(root);
  const texts = sources.map((source) => {
    const start = performance.now();
    const text = source.read();
    checkWhole(text);
    print(`${source.slug}: ${inOneLine(countSpans(source.slug, text.chapters))} (${secondsSince(start)})`);
    return text;
  });
  const start = performance.now();
  const release = assembleRelease(texts);
  const { folder, written } = writeRelease(root, release);
  print(`${written ? 'written' : 'already there'}: ${folder} (${secondsSince(start)})`);
  return { hash: release.manifest.hash, folder };
}
