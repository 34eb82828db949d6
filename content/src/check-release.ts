import { basename } from 'node:path';
import { chapterOsisId } from '@manna/shared/domain';
import { readRelease, readReleaseFile, type StoredRelease } from './emit/read-release';
import { releaseHash, sha256 } from './emit/release-hash';
import { chapterFaults } from './steps/chapter-faults';
import { countSpans } from './steps/count-spans';
import { allChapters, verseCountOf } from './steps/versification';

function fileFaults({ folder, manifest }: StoredRelease): string[] {
  const changed = Object.entries(manifest.files)
    .filter(([name, digest]) => sha256(readReleaseFile(folder, name)) !== digest)
    .map(([name]) => `${name} is not the file that the manifest names.`);
  const hash = releaseHash(manifest.files);
  if (hash !== manifest.hash) changed.push(`The manifest's hash is ${manifest.hash}, its files make ${hash}.`);
  if (basename(folder) !== manifest.hash) changed.push(`The folder is not named by the hash ${manifest.hash}.`);
  return changed;
}

function chapterListFaults({ chapters }: StoredRelease): string[] {
  const wanted = allChapters.map(chapterOsisId).join(' ');
  return [...chapters]
    .filter(([, texts]) => texts.map(({ osisId }) => osisId).join(' ') !== wanted)
    .map(([slug, texts]) => `${slug} has ${texts.length} chapters, or has them in another order than the canon.`);
}

function textFaults({ chapters }: StoredRelease): string[] {
  return [...chapters].flatMap(([slug, texts]) =>
    texts.flatMap((chapter) =>
      chapterFaults(chapter, verseCountOf(chapter.osisId)).map((fault) => `${slug} ${chapter.osisId}: ${fault}.`),
    ),
  );
}

function countFaults({ manifest, chapters }: StoredRelease): string[] {
  const counted = Object.assign({}, ...[...chapters].map(([slug, texts]) => countSpans(slug, texts))) as Record<
    string,
    number
  >;
  return [...new Set([...Object.keys(counted), ...Object.keys(manifest.counts)])]
    .filter((what) => counted[what] !== manifest.counts[what])
    .map((what) => `The manifest counts ${manifest.counts[what] ?? 0} ${what}, the release has ${counted[what] ?? 0}.`);
}

/**
 * Everything wrong with a stored release, a sentence each; empty where nothing is. Throws ContentError where it cannot be
 * read at all.
 */
export function checkRelease(dir: string): { release: StoredRelease; faults: string[] } {
  const release = readRelease(dir);
  const faults = [fileFaults, chapterListFaults, textFaults, countFaults].flatMap((faultsOf) => faultsOf(release));
  return { release, faults };
}
